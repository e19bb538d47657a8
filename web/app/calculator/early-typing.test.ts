import { describe, expect, it } from 'vitest';
import { type Draft, emptyDraft } from './draft.ts';
import { withEarly } from './early-typing.ts';
import { blankRow } from './rows.ts';

const draftOf = (creditor: string, extra = ''): Draft => ({
  rows: [{ ...blankRow(1), creditor }],
  extra,
});

describe('what was typed before the scripts ran', () => {
  it('is the draft where none was kept', () => {
    expect(withEarly(emptyDraft, draftOf('Early', '20'))).toEqual(draftOf('Early', '20'));
  });

  it('stands before the rows that were kept, and nothing is lost', () => {
    const { rows, extra } = withEarly(draftOf('Kept', '50'), draftOf('Early'));
    expect(rows.map(({ id, creditor }) => [id, creditor])).toEqual([
      [1, 'Early'],
      [2, 'Kept'],
    ]);
    expect(extra).toBe('50');
  });

  it('is not there twice where the browser filled the form in again', () => {
    expect(withEarly(draftOf('Kept', '50'), draftOf('Kept'))).toEqual(draftOf('Kept', '50'));
  });
});
