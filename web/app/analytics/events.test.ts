import { afterEach, expect, it } from 'vitest';
import {
  allowEvents,
  dropEvents,
  type RaisedEvent,
  raiseEvent,
  raiseUpgradeClick,
  sendEventsTo,
} from './events.ts';

afterEach(dropEvents);

it('drops what is raised before consent, for good', () => {
  const received: RaisedEvent[] = [];
  raiseEvent('profile_view');
  allowEvents();
  sendEventsTo((raised) => received.push(raised));
  expect(received).toEqual([]);
});

it('hands over what was raised since consent, in its order, and then each as it is raised', () => {
  const received: RaisedEvent[] = [];
  allowEvents();
  raiseEvent('profile_view');
  raiseEvent('portfolio_deleted', { portfolio_id: 7 });
  sendEventsTo((raised) => received.push(raised));
  raiseUpgradeClick();
  raiseUpgradeClick('basic');
  expect(received).toEqual([
    { event: 'profile_view', fields: {} },
    { event: 'portfolio_deleted', fields: { portfolio_id: 7 } },
    { event: 'subscription_upgrade_clicked', fields: {} },
    { event: 'subscription_upgrade_clicked', fields: { plan_type: 'basic' } },
  ]);
});

it('keeps nothing once consent is withdrawn, nor what waited until then', () => {
  const received: RaisedEvent[] = [];
  allowEvents();
  raiseEvent('profile_view');
  dropEvents();
  raiseEvent('dashboard_viewed');
  sendEventsTo((raised) => received.push(raised));
  expect(received).toEqual([]);
});

it('takes an event with its own fields alone', () => {
  // @ts-expect-error: it says of how many debts it speaks
  raiseEvent('calculator_start');
  // @ts-expect-error: it says which portfolio it was
  raiseEvent('portfolio_deleted', {});
  // @ts-expect-error: a name is personal
  raiseEvent('portfolio_deleted', { portfolio_id: 7, portfolio_name: 'Household' });
  // @ts-expect-error: an id is a number
  raiseEvent('portfolio_deleted', { portfolio_id: '7' });
  // @ts-expect-error: it says nothing
  raiseEvent('user_logout', { success: true });
  // @ts-expect-error: there is no such event
  raiseEvent('debt_removed');
  expect(() => raiseEvent('export_pdf')).not.toThrow();
});
