/** Writes the mails about due dates, from what is open when they are sent. */
import { formatPence } from '@debt-payoff/contract/money';
import { paths } from '@debt-payoff/contract/paths';
import { moreFreeHelp } from '@debt-payoff/contract/texts/debt-help';
import { mailTexts } from '@debt-payoff/contract/texts/mails';
import { type Mail, type MailTemplate, mailTemplate, type TemplateDeps } from '../mail/mail.ts';
import { formatMailDay } from '../mail/mail-days.ts';
import { layOutMail } from '../mail/mail-layout.ts';
import { findUser, type User } from '../people/people.store.ts';
import { listOpenDates, type OpenDate } from './due-dates.store.ts';
import { missedMail, type ReminderPayload, reminderMail } from './mail-kinds.ts';
import { theDay } from './reminder-days.ts';

const { greeting, closing, paymentReminder, paymentsMissed, reminders } = mailTexts;

export function dailyMailTemplates(deps: TemplateDeps): MailTemplate[] {
  return [
    mailTemplate(reminderMail, (payload) =>
      mailAbout(deps, payload, (user, dates) => ({
        subject: paymentReminder.subject(dates.length, commonDay(dates)),
        lead: paymentReminder.lead,
        advice: user.recordsAutomatically ? paymentReminder.automatic : paymentReminder.byHand,
        action: paymentReminder.action,
      })),
    ),
    mailTemplate(missedMail, (payload) =>
      mailAbout(deps, payload, (_, dates) => ({
        subject: paymentsMissed.subject(dates.length),
        lead: paymentsMissed.lead,
        advice: paymentsMissed.advice,
        action: paymentsMissed.action,
      })),
    ),
  ];
}

type Words = { subject: string; lead: string; advice: string; action: string };

/** Null where all has since been recorded, paid off or deleted, or its owner no longer wants reminders. */
async function mailAbout(
  { db, config }: TemplateDeps,
  { userId, dates }: ReminderPayload,
  wordsFor: (user: User, dates: readonly OpenDate[]) => Words,
): Promise<Mail | null> {
  const days = [...new Set(dates.map(({ dueOn }) => dueOn))].map(theDay);
  const user = await findUser(db, userId);
  if (user === null || days.length === 0) return null;
  const open = await listOpenDates(db, { userIds: [userId], days, withAutomatic: true });
  const isMeant = ({ scheduleId, dueOn }: OpenDate): boolean =>
    dates.some((date) => date.scheduleId === scheduleId && date.dueOn === dueOn);
  const told = open.filter(isMeant);
  if (told.length === 0) return null;
  const { subject, lead, advice, action } = wordsFor(user, told);
  return layOutMail(
    { to: user.email, subject },
    {
      greeting: greeting(user.username),
      paragraphs: [lead, ...told.map(line), advice, reminders.freeAdvice, reminders.switchOff],
      action: { label: action, url: `${config.publicUrl}${pageOf(told)}` },
      help: { label: moreFreeHelp, url: `${config.publicUrl}${paths.debtHelp}` },
      closing,
    },
  );
}

function line({ dueOn, creditor, amountPence }: OpenDate): string {
  return reminders.line({ day: formatMailDay(dueOn), creditor, amount: formatPence(amountPence) });
}

function pageOf(dates: readonly OpenDate[]): string {
  const [first, ...others] = new Set(dates.map(({ portfolioId }) => portfolioId));
  const isOne = first !== undefined && others.length === 0;
  return isOne ? `${paths.portfolios}/${first}/scheduled-payments` : paths.dashboard;
}

/** Null where they are several. */
function commonDay(dates: readonly OpenDate[]): string | null {
  const [first, ...others] = new Set(dates.map(({ dueOn }) => dueOn));
  return first !== undefined && others.length === 0 ? formatMailDay(first) : null;
}
