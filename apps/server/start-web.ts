import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { localPath } from '@waymark/contract/language-prefix';
import { paths } from '@waymark/contract/paths';
import type { FastifyBaseLogger } from 'fastify';
import type { RunningSandbox } from '../checkout-sandbox/src/start-sandbox.ts';
import { buildApp, type BuiltApp } from './app.ts';
import { areas } from './areas.ts';
import { startBackgroundWork } from './background.ts';
import { describeStart } from './describe-start.ts';
import type { ServePages } from './serve-pages.ts';
import { findRedirect } from './src/areas/office/back-office/queries.ts';
import { createEngineLag } from './src/areas/search/engine/lag-cache.ts';
import { readIdentity } from './src/areas/search/replica/document-queries.ts';
import { synonymIndex } from './src/areas/search/synonyms/synonym-index.ts';
import type { LoadProgress } from './src/demo/load-demo.ts';
import { board } from './src/platform/board/board.ts';
import type { Config } from './src/platform/config.ts';
import type { EmbeddedDirectory } from './src/platform/database/embedded-directory.ts';
import { listDeploymentWarnings } from './src/platform/deployment-warnings.ts';
import { sweepUploads } from './src/platform/files/sweep-uploads.ts';
import { drainConnections } from './src/platform/http/drain-connections.ts';
import { listen } from './src/platform/http/listen.ts';
import { PageCache, pagesChannel } from './src/platform/http/page-cache.ts';
import { planCatalog } from './src/platform/plans/plan-catalog.ts';
import { createLog } from './src/platform/log.ts';
import { serveMetrics } from './src/platform/metrics/serve-metrics.ts';
import type { Services } from './src/platform/services.ts';
import { closingMs, Shutdown } from './src/platform/shutdown.ts';
import { startServices, type RunningServices } from './src/platform/start-services.ts';
import { Terminal } from './src/platform/terminal.ts';
import { startTracing } from './src/platform/tracing/start-tracing.ts';
import { watchEventLoop } from './src/platform/watch-event-loop.ts';
import { followChanges } from './src/ssr/follow-changes.ts';
import { JobPages } from './src/ssr/job-pages.ts';
import { JobPageStore } from './src/ssr/job-page-store.ts';
import type { PageRenderer } from './src/ssr/page-renderer.ts';
import { createPageData } from './src/ssr/page-data.ts';

interface Running extends RunningServices, BuiltApp {
  sandbox: RunningSandbox | undefined;
  log: FastifyBaseLogger;
  terminal: Terminal | undefined;
  shutdown: Shutdown;
}

/**
 * Starts the product: pages, API and, unless a worker does it, what happens in the background. `readPages`
 * begins to read what the pages are made of; `embedded`: an opening of the embedded database that was begun
 * before.
 */
export async function startWeb(
  given: Config,
  readPages: () => ServePages,
  embedded?: Promise<EmbeddedDirectory>,
): Promise<void> {
  const terminal = process.stdout.isTTY ? new Terminal(process.stdout) : undefined;
  const log = await createLog(given, terminal);
  const shutdown = new Shutdown();
  shutdown.add('the traces', await startTracing(given, log));
  const sandbox = await startStandIn(given, log);
  const config = sandbox ? { ...given, checkout: sandbox } : given;
  const starting = startServices(config, log, { schedules: config.background, embedded });
  // While the database is asked what it has.
  const servePages = readPages();
  const services = await starting;
  for (const step of services.steps) shutdown.add(...step);
  const built = await buildApp(services.services, log);
  const running: Running = { ...services, ...built, sandbox, log, terminal, shutdown };
  const demo = prepareDemo(running);
  const cache = new PageCache({ isComplete: () => built.index.isFilled });
  let jobPages: JobPages | undefined;
  onEachPage(() => {
    cache.clear();
    jobPages?.followEdition();
  });
  clearOnChange(cache, services.services);
  const { pageData, forget } = createPageData(services.services, built, demo.loading);
  const stopListening = services.services.notices.listen(pagesChannel, () => {
    forget();
    cache.clear();
  });
  shutdown.add('the reader of what pages show', stopListening);
  await servePages(
    built.app,
    pageData,
    (path) => findRedirect(services.services.database, path),
    cache,
    (render, release) => (jobPages = createJobPages(running, render, release)),
  );
  // Behind the pages of postings: what they have dropped is not cached once more.
  followChanges(cache, services.services);
  shutdown.add('the pages of postings', () => jobPages?.stop());
  await measure(running, cache);
  shutdown.add('answers that were begun', () => drainConnections(built.app, closingMs.answers));
  shutdown.add('the checkout’s stand-in', () => sandbox?.stop());
  shutdown.add('work under way', () => services.services.queue.rest());
  endOnSignals(running, config.drainMs);
  // Alone, and before the first request: nothing that is there is under way.
  if (services.opened.kind === 'embedded') await removeBrokenOff(running);
  await listen(built.app, config).catch(async (error: unknown) => {
    await shutdown.close();
    throw error;
  });
  sandbox?.resume();
  process.stdout.write(await describeStart(config, services.opened.kind));
  await startBesides(running, demo, jobPages).catch((error: unknown) => {
    // An interruption meanwhile has begun to close what this uses.
    if (!shutdown.signal.aborted) throw error;
  });
}

/** A balancer sends new connections until it has asked `/readyz` again. */
function endOnSignals({ app, leave, shutdown }: Running, drainMs: number): void {
  shutdown.add('the balancer, which looks for other nodes', async () => {
    leave();
    // A start that failed has nobody to answer.
    if (drainMs > 0 && app.server.listening) await wait(drainMs);
  });
  shutdown.onSignals(drainMs);
}

function clearOnChange(cache: PageCache, { changes }: Services): void {
  // Each page says whether anything can be stored.
  changes.onAway(() => cache.clear());
  synonymIndex.subscribe(() => cache.clear());
}

/** Has what happens here read on a port of its own, where the settings name one. */
async function measure({ services, opened, log, shutdown }: Running, cache: PageCache): Promise<void> {
  const { config, database, changes } = services;
  const measured = {
    database,
    pool: opened.pool,
    changes,
    cache,
    engineLag: createEngineLag(config.searchEngine),
  };
  const metrics = await serveMetrics(config, measured, log);
  shutdown.add('the metrics', () => metrics?.stop());
}

/** Only the demo loads the stand-in's source. */
async function startStandIn(config: Config, log: FastifyBaseLogger): Promise<RunningSandbox | undefined> {
  if (!config.checkoutSandbox) return undefined;
  const { startCheckoutSandbox } = await import('./start-checkout-sandbox.ts');
  return startCheckoutSandbox(config, config.checkoutSandbox, log);
}

/** What goes on behind the answers, begun when the first can be given. */
async function startBesides(running: Running, demo: Demo, jobPages: JobPages | undefined): Promise<void> {
  const { services, opened, app, index, offers, log, shutdown } = running;
  if (shutdown.signal.aborted) return;
  shutdown.add('the watch of the event loop', watchEventLoop(log));
  // The first visitor gets a ready page, without a query.
  await app.inject(localPath(paths.home, board.settings.languages.own));
  if (shutdown.signal.aborted) return;
  for (const warning of listDeploymentWarnings(services.config)) log.warn(warning);
  // Pay figures are prepared in idle time.
  const ready = index.ready.catch(() => undefined);
  void ready.then(() => offers.current());
  void ready.then(async () => {
    for (const { prepare = [] } of areas) for (const begin of prepare) await begin();
  });
  // Behind the first load of the search: its sources and statements would hold up the first page.
  if (services.config.demo) void ready.then(demo.load);
  void ready
    .then(() => jobPages?.open())
    .then(demo.loaded)
    .then(() => jobPages?.makeAhead())
    .catch((error: unknown) => log.error({ err: error }, 'pages of postings are not kept'));
  if (opened.kind !== 'embedded') await removeBrokenOff(running);
  if (services.config.background) await startBackgroundWork(services, index, opened, log);
}

async function removeBrokenOff({ services, opened, log }: Running): Promise<void> {
  await sweepUploads(services.temporaryDirectory, opened.kind === 'embedded').catch((error: unknown) =>
    log.error({ err: error }, 'uploads that broke off could not be removed'),
  );
}

/** Every page shows the board's settings and the plans. */
function onEachPage(changed: () => void): void {
  board.subscribe(changed);
  planCatalog.subscribe(changed);
}

/** Undefined where they may take no room. */
function createJobPages(
  { services, index, log }: Running,
  render: PageRenderer['render'],
  release: () => string,
): JobPages | undefined {
  const { config, changes } = services;
  if (config.jobPagesBytes === 0) return undefined;
  let released: string | undefined;
  const edition = () => {
    released ??= release();
    const shown = [
      released,
      config.publicUrl,
      config.checkout !== undefined,
      config.signInProviders.map(({ key }) => key),
      board.settings,
      planCatalog.changed,
    ];
    return createHash('sha256').update(JSON.stringify(shown)).digest('hex');
  };
  const openStore = (current: string) =>
    JobPageStore.open(join(config.dataDirectory, 'job-pages'), current, config.jobPagesBytes);
  const identity = () => readIdentity(services.database);
  const ownLanguage = () => board.settings.languages.own;
  return new JobPages({ edition, identity, ownLanguage, openStore, index, changes, log, render });
}

type Demo = ReturnType<typeof prepareDemo>;

/**
 * How far the demo is, null when nothing is being loaded; its end waits until the batch under way is stored.
 */
function prepareDemo({ services, opened, sandbox, log, terminal, shutdown }: Running) {
  let progress: LoadProgress | null = null;
  let loading = Promise.resolve();
  shutdown.add('the demo that is being loaded', () => loading.then(() => terminal?.keepStatus()));
  async function load(): Promise<void> {
    if (shutdown.signal.aborted) return;
    // The texts that demo data is made of are a third of the server's source: only who loads them reads them.
    const { loadDemo } = await import('./src/demo/load-demo.ts');
    const { showProgress } = await import('./src/demo/show-progress.ts');
    await loadDemo({
      services,
      kind: opened.kind,
      sandbox,
      signal: shutdown.signal,
      log,
      onProgress(now) {
        progress = now.loaded < now.total ? now : null;
        showProgress(now, terminal);
      },
    });
  }
  return { loading: () => progress, load: () => void (loading = load()), loaded: () => loading };
}
