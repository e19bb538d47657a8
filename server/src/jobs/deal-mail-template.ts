/** Writes the mail about deals that end, from what the forecast has when it is sent. */
import { dealEndWords, dealsEndTitle } from '@debt-payoff/contract/ending-deals';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { paths } from '@debt-payoff/contract/paths';
import { moreFreeHelp } from '@debt-payoff/contract/texts/debt-help';
import { mailTexts } from '@debt-payoff/contract/texts/mails';
import { termedPlanTexts } from '@debt-payoff/contract/texts/termed-plan';
import type { EndingDeal } from '../forecast/ending-deals.ts';
import { percentOf } from '../ledger/stated-rate.ts';
import { type Mail, type MailTemplate, mailTemplate, type TemplateDeps } from '../mail/mail.ts';
import { formatMailDay } from '../mail/mail-days.ts';
import { layOutMail } from '../mail/mail-layout.ts';
import { findUser } from '../people/people.store.ts';
import { listPortfoliosOf } from './deal-reminders.store.ts';
import { isSameDeal, readEndingDeals } from './deal-reminders.ts';
import { type DealsPayload, dealEndingMail } from './mail-kinds.ts';

const { greeting, closing, dealEnding, reminders } = mailTexts;

export function dealMailTemplates(deps: TemplateDeps): MailTemplate[] {
  return [mailTemplate(dealEndingMail, (payload) => mailAbout(deps, payload))];
}

type ToldDeal = EndingDeal & { readonly portfolioId: number };

/** Null where they have since ended, been moved or cleared, or their owner no longer wants reminders. */
async function mailAbout(deps: TemplateDeps, payload: DealsPayload): Promise<Mail | null> {
  const user = await findUser(deps.db, payload.userId);
  if (user === null) return null;
  const deals = await readToldDeals(deps, payload);
  if (deals.length === 0) return null;
  const { publicUrl } = deps.config;
  return layOutMail(
    { to: user.email, subject: dealsEndTitle(deals.length, commonDay(deals)) },
    {
      greeting: greeting(user.username),
      paragraphs: [
        dealEnding.lead(deals.length),
        ...deals.map(line),
        termedPlanTexts.dealCanEnd,
        reminders.newRateFreeAdvice,
        reminders.switchOff,
      ],
      action: { label: dealEnding.action, url: `${publicUrl}${pageOf(deals)}` },
      help: { label: moreFreeHelp, url: `${publicUrl}${paths.debtHelp}` },
      closing,
    },
  );
}

async function readToldDeals(
  { db, clock }: TemplateDeps,
  { userId, deals }: DealsPayload,
): Promise<ToldDeal[]> {
  const debtIds = deals.map(({ debtId }) => debtId);
  const found: ToldDeal[] = [];
  for (const at of await listPortfoliosOf(db, { userId, debtIds })) {
    const ending = await readEndingDeals(db, at, clock.today());
    const told = ending.filter((one) => deals.some((deal) => isSameDeal(one, deal)));
    found.push(...told.map((deal) => ({ ...deal, portfolioId: at.portfolioId })));
  }
  return found.sort((one, other) =>
    one.lastDay < other.lastDay ? -1 : Number(one.lastDay > other.lastDay),
  );
}

function line({
  creditor,
  lastDay,
  thenRate,
  thenPaymentPence,
  interestPence,
}: EndingDeal): string {
  const words = dealEndWords({
    lastDay: formatMailDay(lastDay),
    thenRate: percentOf(thenRate),
    rateKind: thenRate.kind,
    thenPaymentPence,
    interestPence,
  });
  return `${nameInSentence(creditor)}: ${words}`;
}

function pageOf(deals: readonly ToldDeal[]): string {
  const [first, ...others] = new Set(deals.map(({ portfolioId }) => portfolioId));
  const isOne = first !== undefined && others.length === 0;
  return isOne ? `${paths.portfolios}/${first}` : paths.dashboard;
}

/** Null where they are several. */
function commonDay(deals: readonly EndingDeal[]): string | null {
  const [first, ...others] = new Set(deals.map(({ lastDay }) => lastDay));
  return first !== undefined && others.length === 0 ? formatMailDay(first) : null;
}
