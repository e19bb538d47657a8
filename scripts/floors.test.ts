import { describe, expect, it } from 'vitest';
import { floorProblemOf, folderCirclesOf } from './floors.ts';

describe('an import between floors', () => {
  it.each([
    ['server/src/payments/payments.ts', 'server/src/ledger/ledger.ts'],
    ['server/src/app.ts', 'server/src/debts/debts.routes.ts'],
    ['server/src/mail/mail.ts', 'server/src/platform/database/database.ts'],
    ['server/src/debts/debts.ts', 'server/src/debts/debts.store.ts'],
    ['contract/src/call.ts', 'contract/src/texts/gates.ts'],
    ['web/app/portfolios/portfolio-list.tsx', 'web/app/debts/queries.ts'],
    ['web/app/root.tsx', 'web/app/site/frame.tsx'],
    ['stripe-emulator/src/pages/portal.ts', 'stripe-emulator/src/billing/cancellation.ts'],
  ])('may point down: %s to %s', (file, target) => {
    expect(floorProblemOf(file, target)).toBeNull();
  });

  it.each([
    ['server/src/ledger/ledger.ts', 'server/src/payments/payments.ts', 'imports up from payments'],
    ['server/src/platform/access.ts', 'server/src/config.ts', 'imports up from config'],
    ['server/src/progress/progress.ts', 'server/src/calendar/x.ts', 'imports across from calendar'],
    ['server/src/portfolios/x.ts', 'server/src/brand-new/x.ts', 'brand-new stands on no floor'],
    ['web/app/calculator/x.ts', 'web/app/portfolios/x.ts', 'imports up from portfolios'],
    ['web/app/ui/button.tsx', 'web/app/forms/focus.ts', 'imports up from forms'],
    ['web/app/payments/x.ts', 'web/app/schedules/queries.ts', 'imports across from schedules'],
    ['stripe-emulator/src/store/x.ts', 'stripe-emulator/src/http/x.ts', 'imports up from http'],
  ])('is found where it does not: %s to %s', (file, target, problem) => {
    expect(floorProblemOf(file, target)).toContain(problem);
  });
});

describe('a circle of folders', () => {
  const there = {
    from: 'web/app/routes/admin/users.tsx',
    to: 'web/app/routes/portfolios/list.tsx',
  };
  const back = { from: 'web/app/routes/portfolios/edit.tsx', to: 'web/app/routes/admin/menu.tsx' };

  it('is found, and named once', () => {
    expect(folderCirclesOf([there, back])).toEqual([
      'a circle of folders: web/app/routes/admin, web/app/routes/portfolios',
    ]);
  });

  it('is found by way of a third folder', () => {
    const way = [
      { from: 'contract/src/a/x.ts', to: 'contract/src/b/x.ts' },
      { from: 'contract/src/b/deep/y.ts', to: 'contract/src/c/x.ts' },
      { from: 'contract/src/c/x.ts', to: 'contract/src/a/z.ts' },
    ];
    expect(folderCirclesOf(way)).toEqual([
      'a circle of folders: contract/src/a, contract/src/b, contract/src/c',
    ]);
    expect(folderCirclesOf(way.slice(1))).toEqual([]);
  });

  it('is not made by files that share a folder, or stand above one', () => {
    expect(
      folderCirclesOf([
        { from: 'contract/src/texts/gates.ts', to: 'contract/src/limits.ts' },
        { from: 'contract/src/limits.ts', to: 'contract/src/texts/gates.ts' },
        there,
      ]),
    ).toEqual([]);
  });
});
