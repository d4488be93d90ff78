import { pino, type Logger } from 'pino';
import type { RunningSandbox } from '../checkout-sandbox/src/start-sandbox.ts';
import { buildApp } from './app.ts';
import { sendDueAlerts } from './src/modules/alerts/sending-commands.ts';
import { forgetOldAlerts } from './src/modules/alerts/sweeping-commands.ts';
import { forgetOldCallBacks } from './src/modules/contact/call-back-commands.ts';
import { offerFirstPackages } from './src/modules/career-services/package-commands.ts';
import { askAboutSilentJobs } from './src/modules/jobs/confirmation-commands.ts';
import { expireOverdueJobs, expireSilentJobs } from './src/modules/jobs/expiry-commands.ts';
import { eraseDueAccounts } from './src/modules/own-data/erasure-commands.ts';
import { sweepExports } from './src/modules/own-data/export-commands.ts';
import { startOwnDataJobs } from './src/modules/own-data/jobs.ts';
import { startJobPostingJobs } from './src/modules/jobs/jobs.ts';
import { assumeProduction, ConfigError, readConfig, type Config } from './src/platform/config.ts';
import { vacuum } from './src/platform/database/vacuum.ts';
import { StartError } from './src/platform/errors.ts';
import { sweepUploads } from './src/platform/files/sweep-uploads.ts';
import { PageCache } from './src/platform/http/page-cache.ts';
import { startServices } from './src/platform/start-services.ts';
import { createPageData } from './src/ssr/page-data.ts';
import { pageRoutes } from './src/ssr/page-routes.ts';

const sweepEvery = 100;
const vacuumEvery = 6 * 3_600_000;
const catchUpEvery = 2000;
const expireEvery = 600_000;
const silenceEvery = 3_600_000;
const ownDataEvery = 60_000;
const alertsEvery = 60_000;

try {
  assumeProduction();
  await run(readConfig());
} catch (error) {
  // What a person can mend is one sentence; anything else is ours and shows where it broke.
  const expected = error instanceof StartError || error instanceof ConfigError;
  process.stderr.write(`${expected ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
}

async function run(given: Config): Promise<void> {
  const log = pino({ level: given.logLevel, redact: ['req.headers.authorization'] });
  const sandbox = await startStandIn(given, log);
  const config = sandbox ? { ...given, checkout: sandbox } : given;
  const { services, opened, stop } = await startServices(config, log);
  const { app, index } = await buildApp(services, log);
  await startOwnDataJobs(services);
  let loading: { loaded: number; total: number } | null = null;
  const cache = new PageCache();
  services.changes.subscribe(() => cache.invalidate());
  await pageRoutes(
    app,
    createPageData(services, index, () => loading),
    cache,
  );
  await startJobPostingJobs(services);
  // The embedded database has no other process; elsewhere one may be at an upload for a while.
  const oldestRequest = new Date(Date.now() - (opened.kind === 'embedded' ? 0 : 3_600_000));
  const shutdown = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  let background = Promise.resolve();

  async function close(): Promise<void> {
    if (shutdown.signal.aborted) return;
    shutdown.abort();
    timers.forEach(clearInterval);
    // A connection whose answer was under way when the end began stays open for a next request that nobody
    // may send: without this the end would wait for its keep-alive, more than a minute.
    const sweep = setInterval(() => app.server.closeIdleConnections(), sweepEvery);
    await sandbox?.stop();
    await app.close();
    clearInterval(sweep);
    await background;
    await stop();
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close());

  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await stop();
    throw portError(error, config);
  }
  sandbox?.resume();
  await announce(config, opened.kind);
  // An interruption while the address was being shown has begun to close what follows would use.
  if (shutdown.signal.aborted) return;

  if (config.demo) background = loadDemo();
  void sweepUploads(services.temporaryDirectory, oldestRequest).catch(logFailure);
  void expireJobs().catch(logFailure);
  timers.push(setInterval(() => void expireJobs().catch(logFailure), expireEvery).unref());
  void sweepSilentJobs().catch(logFailure);
  timers.push(setInterval(() => void sweepSilentJobs().catch(logFailure), silenceEvery).unref());
  void sweepOwnData().catch(logFailure);
  timers.push(setInterval(() => void sweepOwnData().catch(logFailure), ownDataEvery).unref());
  void sendAlerts().catch(logFailure);
  timers.push(setInterval(() => void sendAlerts().catch(logFailure), alertsEvery).unref());
  if (opened.kind === 'embedded') {
    timers.push(setInterval(() => void vacuum(services.database).catch(logFailure), vacuumEvery).unref());
  } else {
    timers.push(setInterval(() => void catchUp().catch(logFailure), catchUpEvery).unref());
  }

  async function loadDemo(): Promise<void> {
    let loadedAny = false;
    let order: Promise<void> | undefined;
    try {
      const { demoPackages } = await import('./src/demo/packages.ts');
      await offerFirstPackages(services.database, demoPackages);
      // The texts that demo data is made of are a third of the server's source: only who loads them reads them.
      const { loadDemoData } = await import('./src/demo/load-demo-data.ts');
      await loadDemoData({
        database: services.database,
        total: config.demoJobs,
        today: new Date(),
        signal: shutdown.signal,
        onProgress: (progress) => {
          loading = progress.loaded < progress.total ? progress : null;
          // The accounts come first.
          order ??= placeOrder().catch(logFailure);
          showProgress(progress);
        },
        onBatch: (jobNumbers) => {
          loadedAny = true;
          return services.changes.publish({ kind: 'jobs', jobNumbers });
        },
      });
      await order;
      if (!loadedAny || loading !== null) return;
      if (opened.kind === 'embedded') await vacuum(services.database);
    } catch (error) {
      logFailure(error);
    }
  }

  async function placeOrder(): Promise<void> {
    if (!sandbox) return;
    const { placeDemoOrder } = await import('./src/demo/place-demo-order.ts');
    await placeDemoOrder(services.database, sandbox.takeOrder);
  }

  async function expireJobs(): Promise<void> {
    const jobNumbers = await expireOverdueJobs(services.database);
    if (jobNumbers.length > 0) await services.changes.publish({ kind: 'jobs', jobNumbers });
  }

  async function sweepSilentJobs(): Promise<void> {
    await askAboutSilentJobs(services);
    const jobNumbers = await expireSilentJobs(services.database);
    if (jobNumbers.length > 0) await services.changes.publish({ kind: 'jobs', jobNumbers });
  }

  async function sweepOwnData(): Promise<void> {
    await sweepExports(services);
    await eraseDueAccounts(services);
  }

  async function sendAlerts(): Promise<void> {
    await forgetOldAlerts(services.database);
    await forgetOldCallBacks(services.database);
    await sendDueAlerts(services, index);
  }

  async function catchUp(): Promise<void> {
    const changed = await index.catchUp();
    if (changed.length > 0) cache.invalidate();
  }

  function logFailure(error: unknown): void {
    if (!shutdown.signal.aborted) log.error({ err: error }, 'background work failed');
  }
}

/** Only the demo loads the stand-in's source. */
async function startStandIn(config: Config, log: Logger): Promise<RunningSandbox | undefined> {
  if (!config.checkoutSandbox) return undefined;
  const { startCheckoutSandbox } = await import('./start-checkout-sandbox.ts');
  return startCheckoutSandbox(config, config.checkoutSandbox, log);
}

function portError(error: unknown, config: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${config.port} is in use. Stop what listens there, or set PORT to another number, for example PORT=${config.port + 1} npm start.`,
    );
  }
  if (code === 'EACCES') {
    return new StartError(
      `Port ${config.port} may not be used by this user. Set PORT to a number from 1024.`,
    );
  }
  return error;
}

async function announce(config: Config, kind: 'embedded' | 'server'): Promise<void> {
  const lines = [`Waymark is ready at ${config.publicUrl}`];
  if (kind === 'embedded') {
    lines.push(
      `Data is kept in ${config.dataDirectory} by the embedded database. It survives a crash of the program, but not a power cut:`,
      'use PostgreSQL (DATABASE_URL) for anything you cannot lose, and "npm run db:backup" for copies.',
    );
  }
  if (config.demo) {
    const { demoAccounts } = await import('./src/demo/accounts.ts');
    lines.push('', 'Demo accounts:');
    // The staff's desk is not part of the pages yet: its account is not offered.
    const offered = demoAccounts.filter(({ role }) => role !== 'staff');
    for (const { role, email, password } of offered) lines.push(`  ${role.padEnd(10)} ${email}  ${password}`);
    if (config.smtpUrl === undefined)
      lines.push(`Mail is captured and readable at ${config.publicUrl}/dev/mail`);
  }
  if (config.checkoutSandbox && config.checkout) {
    lines.push(
      `Packages are paid for at the stand-in checkout, ${config.checkout.origin}, with a test card.`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

function showProgress({ loaded, total }: { loaded: number; total: number }): void {
  const width = 30;
  const done = Math.round((loaded / Math.max(1, total)) * width);
  const bar = `${'█'.repeat(done)}${'░'.repeat(width - done)}`;
  const line = `Demo jobs ${bar} ${loaded.toLocaleString('en')} of ${total.toLocaleString('en')}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${loaded >= total ? '\n' : ''}`);
  else if (loaded >= total) process.stdout.write(`${line}\n`);
}
