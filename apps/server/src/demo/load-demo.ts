import type { RunningSandbox } from '../../../checkout-sandbox/src/start-sandbox.ts';
import { refreshFigures } from '../areas/content/blog/figure-commands.ts';
import { offerFirstPackages } from '../areas/payments/career-services/commands.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { vacuum } from '../platform/database/vacuum.ts';
import type { Logger } from '../platform/log.ts';
import type { Services } from '../platform/services.ts';
import { createDemoAlert } from './candidate-area/create-demo-alert.ts';
import { createDemoApplications } from './candidate-area/create-demo-applications.ts';
import { createDemoResumeProfile } from './candidate-area/create-demo-resume-profile.ts';
import { createDemoApplicants } from './company-area/create-demo-applicants.ts';
import { createDemoCompanyMedia } from './company-area/create-demo-company-media.ts';
import { createDemoConversations } from './company-area/create-demo-conversations.ts';
import { createDemoHistory } from './company-area/create-demo-history.ts';
import { createDemoPosting } from './company-area/create-demo-posting.ts';
import { createDemoScorecards } from './company-area/create-demo-scorecards.ts';
import { loadDemoData } from './load-demo-data.ts';
import { createDemoNewsletter } from './newsletter/create-demo-newsletter.ts';
import { demoPackages } from './packages.ts';
import { placeDemoOrder } from './place-demo-order.ts';
import { createDemoPosts } from './posts/create-demo-posts.ts';
import { createDemoFigures } from './staff-area/create-demo-figures.ts';
import { createDemoOffice } from './staff-area/create-demo-office.ts';
import { createDemoQueues } from './staff-area/create-demo-queues.ts';
import { createDemoRecords } from './staff-area/create-demo-records.ts';
import { createDemoReviews } from './staff-area/create-demo-reviews.ts';

export interface LoadProgress {
  loaded: number;
  total: number;
}

interface DemoOptions {
  services: Services;
  kind: OpenDatabase['kind'];
  /** Where the demo's candidate buys; undefined where an operator's own checkout is set. */
  sandbox: RunningSandbox | undefined;
  signal: AbortSignal;
  log: Logger;
  onProgress(progress: LoadProgress): void;
}

/** Fills the demo, or goes on where it stopped: packages, accounts, jobs, and an order at the stand-in checkout. */
export async function loadDemo(options: DemoOptions): Promise<void> {
  const { services, kind, signal, log, onProgress } = options;
  const { database, config } = services;
  let order: Promise<void> | undefined;
  let media: Promise<void> | undefined;
  let applicants: Promise<void> | undefined;
  let loadedAny = false;
  try {
    await offerFirstPackages(database, demoPackages);
    await createDemoPosts(database);
    await createDemoNewsletter(database);
    await loadDemoData({
      database,
      total: config.demoJobs,
      today: new Date(),
      signal,
      onProgress(progress) {
        // The accounts come first.
        order ??= placeOrder(options);
        media ??= drawMedia(options);
        // They apply for one of the first jobs.
        if (progress.loaded > 0) applicants ??= letApply(options);
        onProgress(progress);
      },
      onBatch: () => {
        loadedAny = true;
        return services.changes.settled();
      },
    });
    await order;
    await media;
    await applicants;
    await inTurn(signal, [
      () => createDemoConversations(database),
      () => loadedAny && createDemoFigures(database),
      () => createDemoOffice(database),
      // The charts of posts show what has just been loaded.
      () => loadedAny && refreshFigures(database),
      () => loadedAny && kind === 'embedded' && vacuum(database, signal),
      () => log.info('the demo is loaded'),
    ]);
  } catch (error) {
    reportFailure(options, error);
  }
}

async function placeOrder(options: DemoOptions): Promise<void> {
  const { sandbox, services } = options;
  if (!sandbox) return;
  await placeDemoOrder(services.database, sandbox.takeOrder).catch((error: unknown) =>
    reportFailure(options, error),
  );
}

async function drawMedia(options: DemoOptions): Promise<void> {
  const { services, signal } = options;
  await createDemoCompanyMedia(services, services.config.demoJobs, signal).catch((error: unknown) =>
    reportFailure(options, error),
  );
}

async function letApply(options: DemoOptions): Promise<void> {
  const { services, signal } = options;
  const { database } = services;
  await inTurn(signal, [
    () => createDemoApplicants(services),
    () => createDemoApplications(services),
    () => createDemoPosting(database),
    () => createDemoScorecards(database),
    () => createDemoAlert(database),
    () => createDemoResumeProfile(database),
    () => createDemoReviews(services),
    () => createDemoHistory(database, new Date()),
    () => createDemoQueues(database),
    () => createDemoRecords(database),
  ]).catch((error: unknown) => reportFailure(options, error));
}

/** An end waits for the step that is under way; the next start goes on behind it. */
async function inTurn(signal: AbortSignal, steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) {
    if (signal.aborted) return;
    await step();
  }
}

/** What breaks off because the end has come is no failure. */
function reportFailure({ signal, log }: DemoOptions, error: unknown): void {
  if (!signal.aborted) log.error({ err: error }, 'the demo could not be loaded');
}
