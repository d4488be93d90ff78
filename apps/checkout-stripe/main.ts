import { pino } from 'pino';
import { readSettings } from './src/settings.ts';
import { startAdapter } from './src/start-adapter.ts';

try {
  const settings = readSettings();
  const log = pino();
  const adapter = await startAdapter(settings, { log });
  log.info(`The Stripe checkout listens on ${adapter.address}.`);
  const stop = () => {
    adapter.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'it could not stop');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
