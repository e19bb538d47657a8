import { monthOf } from '@debt-payoff/contract/months';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { markupWithFacts } from '../page/markup-with-facts.fixture.tsx';
import { DebtRow } from './debt-row.tsx';
import { draftActions } from './draft-actions.ts';
import { loadRowHint, loadTermed } from './rare-parts.ts';
import { RowHint } from './row-hint.tsx';
import { TermedRowHint } from './row-terms.tsx';
import { blankRow, setTermedRules } from './rows.ts';
import { withTypedTerms } from './typed-terms.ts';
import { rulesOfRow } from './use-termed-rules.ts';

const start = monthOf('2026-11');
const row = {
  ...{ ...blankRow(3), creditor: 'Barclaycard', type: 'Credit Card' },
  ...{ balance: '2000', interestRate: '18.9', monthlyPayment: '60' },
};
const deal = JSON.stringify([{ lastMonth: '2027-02', rate: '24.9', payment: '' }]);
const termed = withTypedTerms({ ...row, rateKind: 'apr', rateChanges: deal }, start);
const actions = { ...draftActions(() => {}), setRemoved: () => {} };

// A part that is still being loaded when these tests end would fail those that follow.
beforeAll(() => Promise.all([loadRowHint(), loadTermed()]));
beforeEach(() => setTermedRules((one) => rulesOfRow(one, start)));

it.each<[string, Parameters<typeof RowHint>[0]['row'], ReactNode]>([
  ['a plain debt', row, <RowHint key="" row={row} />],
  ['a debt with terms', termed, <TermedRowHint key="" row={termed} />],
])('what the first payment of %s does describes the field of the payment', (_, given, hint) => {
  const field = markupWithFacts(
    <DebtRow
      row={given}
      position={1}
      isTried={false}
      attempt={0}
      isSignedIn={false}
      actions={actions}
    />,
  );
  const [, id] =
    /<input[^>]*id="debt-3-monthlyPayment"[^>]*aria-describedby="([^"]+)"/.exec(field) ?? [];
  expect(markupWithFacts(hint)).toMatch(new RegExp(`id="${id}"[^>]*>[^<]*interest`));
});
