// The words of the page on how the product is doing.

import { count } from '../counts.ts';

export const healthTexts = {
  title: 'Health',
  allWell: 'Nothing needs attention',
  needsAttention: (things: number) =>
    things === 1 ? '1 thing needs attention' : `${count(things, 'thing')} need attention`,
  checkAgain: 'Check again',
  checkedAt: (time: string) => `Checked on ${time}.`,
  loadFailed: 'Failed to check how the product is doing',

  tryAgain: 'Try again',
  mailRetried: 'This mail is being tried again',
  retryMailFailed: 'Failed to try the mail again',
  mailNotFound: 'Mail not found',
  mailNotFailed: 'This mail has not failed, or is being tried again already.',
  mailFactsGone: 'What this mail was made from is gone, so it cannot be made again.',

  runNow: 'Run now',
  jobStarted: (name: string) => `${name} has been started`,
  runJobFailed: 'Failed to start the job',
  jobNotFound: 'No job has this name.',
  jobUnderWay: (name: string) => `${name} is under way, or about to be. Look again in a minute.`,
  noJobs: 'No background work runs beside this server, so nothing can be started here.',

  processNow: 'Process now',
  webhooksRetried: ({ events, tasks }: { events: number; tasks: number }) =>
    events + tasks === 0
      ? 'Nothing is waiting to be processed'
      : `Processing ${count(events, 'event')} and ${count(tasks, 'task')} now`,
  retryWebhooksFailed: 'Failed to process what is waiting',
} as const;
