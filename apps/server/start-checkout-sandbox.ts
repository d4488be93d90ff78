import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { startSandbox, type RunningSandbox } from '../checkout-sandbox/src/start-sandbox.ts';
import type { Config } from './src/platform/config.ts';
import { StartError } from './src/platform/errors.ts';

/**
 * Starts the stand-in for checkout and career-services portal beside the product. Without a port of its own it
 * takes the one after the product's, or any other when that is in use.
 */
export async function startCheckoutSandbox(
  config: Config,
  { port, origin }: NonNullable<Config['checkoutSandbox']>,
  log: FastifyBaseLogger,
): Promise<RunningSandbox> {
  // An address that means every interface is none to call.
  const host = ['0.0.0.0', '::'].includes(config.host) ? '127.0.0.1' : config.host;
  try {
    return await startSandbox({
      host: config.host,
      ports: port === undefined ? [config.port + 1, 0] : [port],
      originOf: (free) => origin ?? withPort(config.publicUrl, free),
      product: { publicUrl: config.publicUrl, apiUrl: `http://${host}:${config.port}/api` },
      file: join(config.dataDirectory, 'checkout-sandbox.json'),
      log,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError(`Port ${port} is in use. Set CHECKOUT_SANDBOX_PORT to another number, or to 0.`);
  }
}

/** The product's host under another port, without encryption: nothing stands before the stand-in. */
function withPort(publicUrl: string, port: number): string {
  return `http://${new URL(publicUrl).hostname}:${port}`;
}
