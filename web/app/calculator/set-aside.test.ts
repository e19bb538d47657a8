import { describe, expect, it } from 'vitest';
import { type Draft, emptyDraft } from './draft.ts';
import { blankRow } from './rows.ts';
import { type SavedDraft, withEarlier } from './set-aside.ts';
import { goBack, openLinked } from './swapped-drafts.ts';

const draftOf = (creditor: string, balance = '1000'): Draft => ({
  rows: [
    {
      ...blankRow(1),
      creditor,
      type: 'Credit Card',
      balance,
      interestRate: '10',
      monthlyPayment: '50',
    },
  ],
  extra: '',
});
const own = draftOf('Mine');
const shared = draftOf('Theirs');
const holding = (draft: Draft): SavedDraft => ({ draft, aside: null });

describe('a plan from a link', () => {
  it('fills a blank form, with nothing to keep', () => {
    expect(openLinked(holding(emptyDraft), shared)).toEqual({ draft: shared, aside: null });
  });

  it('leaves figures that come to the same as they were typed', () => {
    const typed = draftOf('Mine', '1,000');
    expect(openLinked(holding(typed), own)).toEqual({ draft: typed, aside: null });
  });

  it("takes the place of the visitor's figures, which come back", () => {
    const opened = openLinked(holding(own), shared);
    expect(opened.draft).toEqual(shared);
    expect(goBack(opened)).toEqual({ draft: own, aside: null });
  });

  it('that was changed is kept too, and both can be gone back to', () => {
    const changed = draftOf('Theirs', '1200');
    const opened = { ...openLinked(holding(own), shared), draft: changed };
    const returned = goBack(opened);
    expect(returned.draft).toEqual(own);
    expect(returned.aside).toMatchObject({ shows: 'own', drafts: [changed] });
    expect(goBack(returned)).toMatchObject({ draft: changed, aside: { drafts: [own] } });
  });

  it('gives way to another without crowding out what is kept', () => {
    const second = draftOf('Others');
    const opened = openLinked(openLinked(holding(own), shared), second);
    expect(opened).toMatchObject({ draft: second, aside: { drafts: [own] } });
    expect(goBack(opened).draft).toEqual(own);
  });

  it('that was changed is kept when another is opened', () => {
    const changed = draftOf('Theirs', '1200');
    const opened = { ...openLinked(holding(own), shared), draft: changed };
    expect(openLinked(opened, draftOf('Others')).aside?.drafts).toEqual([own, changed]);
  });
});

describe('what somebody had before they signed in with other figures', () => {
  const typed = draftOf('Typed');

  it('comes behind those, and both can be gone back to', () => {
    const saved = withEarlier(holding(typed), [own]);
    expect(saved).toMatchObject({ draft: typed, aside: { linked: null, drafts: [own] } });
    const returned = goBack(saved);
    expect(returned).toMatchObject({ draft: own, aside: { drafts: [typed] } });
    expect(goBack(returned)).toMatchObject({ draft: typed, aside: { drafts: [own] } });
  });

  it('is not kept twice where it comes to the same', () => {
    expect(withEarlier(holding(own), [draftOf('Mine', '1,000')])).toEqual(holding(own));
  });

  it('does not crowd out what a plan from a link has replaced', () => {
    const opened = openLinked(holding(typed), shared);
    expect(withEarlier(opened, [own]).aside).toMatchObject({
      linked: shared,
      drafts: [typed, own],
    });
  });
});
