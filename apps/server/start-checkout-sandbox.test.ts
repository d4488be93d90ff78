import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from './src/platform/config.ts';
import { startCheckoutSandbox } from './start-checkout-sandbox.ts';

const log = pino({ level: 'silent' });

/** The settings of a product beside a port that another process uses. */
async function besideTakenPort(settings: Record<string, string> = {}) {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const config = readConfig({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'waymark-stand-in-')),
    PORT: String(port - 1),
    PUBLIC_URL: 'http://board.example:8000/',
    ...settings,
  });
  return { port, config, sandbox: config.checkoutSandbox ?? { port: undefined, origin: undefined }, other };
}

test('[D-8] the stand-in moves on from a port that is in use, under the product’s host', async () => {
  const { port, config, sandbox, other } = await besideTakenPort();
  const started = await startCheckoutSandbox(config, sandbox, log);
  const { hostname, port: found } = new URL(started.origin);
  expect(hostname).toBe('board.example');
  expect(Number(found)).not.toBe(port);
  await started.stop();
  other.close();
});

test('[D-8] a port that was asked for and is in use is said in a sentence', async () => {
  const { port, config, sandbox, other } = await besideTakenPort();
  await expect(startCheckoutSandbox(config, { ...sandbox, port }, log)).rejects.toThrow(
    `Port ${port} is in use. Set CHECKOUT_SANDBOX_PORT to another number, or to 0.`,
  );
  other.close();
});

test('[D-8] behind a proxy the stand-in is where CHECKOUT_ORIGIN says', async () => {
  const { config, sandbox, other } = await besideTakenPort({ CHECKOUT_ORIGIN: 'https://pay.demo.example' });
  const started = await startCheckoutSandbox(config, sandbox, log);
  expect(started.origin).toBe('https://pay.demo.example');
  await started.stop();
  other.close();
});
