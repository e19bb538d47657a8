import { exportLimits } from '@debt-payoff/contract/export-limits';
import {
  type CalculationExport,
  calculationCsvCall,
  calculationExcelCall,
  calculationPdfCall,
  combinedReportCall,
  paymentHistoryFileCall,
  portfolioReportCall,
} from '@debt-payoff/contract/exports';
import { fileNamePart } from '@debt-payoff/contract/file-names';
import { exportFileNames as names } from '@debt-payoff/contract/texts/exports';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentReader } from '../payments/payments.store.ts';
import type { PlanDeps } from '../plan/plan.ts';
import { callerOf } from '../platform/access.ts';
import { type ServedFile, serveCall } from '../platform/calls.ts';
import type { FileThreads } from '../platform/file-threads.ts';
import type { LocalRateLimiter } from '../platform/local-rate-limit.ts';
import { replyDeadline } from '../platform/reply-deadline.ts';
import { atPortfolio } from '../portfolios/portfolio-ownership.ts';
import type { CalculationInput } from './calculation-report.ts';
import { workPointsOf } from './export-cost.ts';
import { createFilesAtOnce, type FilesAtOnce } from './files-at-once.ts';
import type { FileJob } from './make-file.ts';
import type { HistoryQuestion } from './payment-history-report.ts';
import { readHistory, readHistoryPage } from './read-history.ts';
import { readCombinedReport, readPortfolioReport } from './read-portfolio-report.ts';

export type ExportDeps = PlanDeps &
  Pick<PaymentReader, 'paymentSettling'> & {
    readonly files: FileThreads;
    readonly rateLimit: LocalRateLimiter;
  };

/** More than anyone needs, and no way to keep the threads busy for good. */
const personLimit = { name: 'exports', points: 60, seconds: 15 * 60 };

/** So many runs of plans with deals and goals take a thread for some of that time only. */
const workLimit = { name: 'export-work', points: 600, seconds: 15 * 60 };

export function serveExports(app: FastifyInstance, deps: ExportDeps): void {
  const atOnce = createFilesAtOnce();
  const make = fileMaker(deps, atOnce);
  const serving = {
    // Before the body is read: it is large, and one that is refused counts too.
    admit: async (request: FastifyRequest, reply: FastifyReply) => {
      const { userId } = callerOf(request);
      deps.rateLimit(personLimit, String(userId));
      reply.raw.once('close', atOnce.begin(request, userId));
    },
  };

  for (const { call, format, nameOfAll, nameOfOne } of calculationFiles) {
    serveCall(
      app,
      call,
      ({ body, ...exchange }) =>
        make(exchange, async () => {
          const points = workPointsOf(body, format);
          if (points > 0) {
            deps.rateLimit(workLimit, String(callerOf(exchange.request).userId), points);
          }
          return {
            name: body.strategy ? nameOfOne(body.strategy) : nameOfAll,
            job: { kind: 'calculation', format, input: calculationInput(body, deps.clock.today()) },
          };
        }),
      serving,
    );
  }

  serveCall(
    app,
    portfolioReportCall,
    ({ params, ...exchange }) =>
      make(exchange, async () => {
        const report = await readPortfolioReport(deps, atPortfolio(exchange.request, params));
        return {
          name: names.portfolioReport(fileNamePart(report.name)),
          job: { kind: 'portfolio', report },
        };
      }),
    serving,
  );

  serveCall(
    app,
    combinedReportCall,
    (exchange) =>
      make(exchange, async () => {
        const { userId } = callerOf(exchange.request);
        const report = await readCombinedReport(deps, userId);
        return { name: names.combinedReport, job: { kind: 'combined', report } };
      }),
    serving,
  );

  serveCall(
    app,
    paymentHistoryFileCall,
    ({ params, ...exchange }) =>
      make(exchange, async () => {
        const at = atPortfolio(exchange.request, params);
        const { input, start } = await readHistory(deps, at);
        return {
          name: names.paymentHistory(fileNamePart(input.portfolioName)),
          job: { kind: 'history', input, start },
          answer: (question) => readHistoryPage(deps, { ...at, question }),
        };
      }),
    serving,
  );
}

const calculationFiles = [
  {
    call: calculationPdfCall,
    format: 'pdf',
    nameOfAll: names.calculationPdf,
    nameOfOne: names.payoffPlanPdf,
  },
  {
    call: calculationCsvCall,
    format: 'csv',
    nameOfAll: names.calculationCsv,
    nameOfOne: names.payoffPlanCsv,
  },
  {
    call: calculationExcelCall,
    format: 'excel',
    nameOfAll: names.calculationExcel,
    nameOfOne: names.payoffPlanExcel,
  },
] as const;

function calculationInput(body: CalculationExport, today: string): CalculationInput {
  const { debts, extra_payment: extraPayment, customOrder, strategy, results } = body;
  const { oneOffs, pauses, targetMonths } = body;
  const isFromPortfolio = body.from_portfolio ?? false;
  return {
    debts,
    extraPayment,
    customOrder,
    options: { oneOffs, pauses, targetMonths },
    strategy: strategy ?? null,
    results: results ?? {},
    isFromPortfolio,
    name: body.name,
    reference: body.reference,
    today,
  };
}

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

type Order = {
  readonly name: string;
  readonly job: FileJob;
  /** What the thread may ask for while it works. */
  readonly answer?: (question: HistoryQuestion) => Promise<unknown>;
};

function fileMaker({ files }: ExportDeps, atOnce: FilesAtOnce) {
  return async ({ request, reply }: Exchange, order: () => Promise<Order>): Promise<ServedFile> => {
    const signal = replyDeadline(reply, exportLimits.timeoutMs);
    const { name, job, answer } = await order();
    // Nobody would read it.
    if (request.method === 'HEAD') return { name, content: '' };
    const { content, estimatedBytes } = await files.make(job, {
      signal,
      // The threads run our own program, which asks for nothing else.
      ...(answer !== undefined && { answer: (asked) => answer(asked as HistoryQuestion) }),
    });
    // Whoever is slow to read the end of one may have the next made.
    content.once('close', () => atOnce.end(request));
    return { name, content, estimatedBytes };
  };
}
