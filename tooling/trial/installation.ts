import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startMailServer, type MailServer } from '../../apps/server/src/testing/mail-server.ts';
import {
  findFreePort,
  startProgram,
  type ServerProcess,
} from '../../apps/server/src/testing/server-process.ts';
import {
  startObjectStorage,
  type ObjectStorage,
} from '../../apps/server/src/testing/stand-ins/object-storage.ts';
import { startPostgres, type PostgresServer } from '../dev/postgres.ts';
import { builtEntry, serverEnvironment, serverFlags } from '../dev/server-process.mjs';
import { startInstalledProxy } from '../faults/installed-proxy.ts';
import type { Proxy } from '../faults/proxy.ts';
import { hasCaddy, hasNginx } from '../release/proxies.ts';
import { root } from '../root.ts';
import { StripeStub, stripeKey, stripeSecret } from './stripe-stub.ts';

const partnerSecret = 'the-partner-secret-of-the-trial-only';
const webhookSecret = `whsec_${Buffer.alloc(32, 't').toString('base64')}`;

/** The built product as the guides set it up: two nodes, a worker, the Stripe adapter, and the installed proxies. */
export interface Installation {
  nodes: readonly [string, string];
  /** Where visitors come in: the proxies, or else the nodes. */
  doors: readonly string[];
  leftOut: readonly string[];
  stripe: StripeStub;
  mails: MailServer;
  /** Runs a command of the product beside it; gives what it printed. */
  run(command: readonly string[]): Promise<string>;
  stop(): Promise<void>;
}

interface Parts {
  directory: string;
  postgres: PostgresServer;
  storage: ObjectStorage;
  mails: MailServer;
  stripe: StripeStub;
}

export async function startInstallation(programs: string): Promise<Installation> {
  const stripe = new StripeStub();
  await stripe.start();
  const parts: Parts = {
    directory: await mkdtemp(path.join(tmpdir(), 'waymark-trial-')),
    postgres: await startPostgres(programs),
    storage: await startObjectStorage(),
    mails: await startMailServer(),
    stripe,
  };
  const checkout = `http://127.0.0.1:${await findFreePort()}`;
  const settings = settingsOf(parts, checkout);
  const processes: ServerProcess[] = [];
  const proxies: Proxy[] = [];
  const stop = async () => {
    for (const proxy of proxies) await proxy.close();
    await Promise.all(processes.map((process) => process.end('SIGTERM')));
    await stripe.stop();
    await parts.mails.close();
    parts.storage.server.close();
    parts.storage.server.closeAllConnections();
    await parts.postgres.stop();
    await rm(parts.directory, { recursive: true, force: true });
  };
  try {
    const begin = async (name: 'main' | 'worker', unit: string) => {
      const own = { ...settings, ...serverEnvironment, DATA_DIR: path.join(parts.directory, unit) };
      const ready = name === 'worker' ? /worker is ready/ : /is ready at/;
      const process = await startProgram([...serverFlags, builtEntry(name)], own, ready);
      processes.push(process);
      return process.baseUrl;
    };
    const nodes = [await begin('main', 'web-1'), await begin('main', 'web-2')] as const;
    await begin('worker', 'worker');
    processes.push(await startCheckout(parts, checkout, nodes[0]));
    stripe.adapter = checkout;
    if (hasNginx()) proxies.push(await startInstalledProxy('nginx', nodes));
    if (hasCaddy()) proxies.push(await startInstalledProxy('caddy', nodes));
    return {
      nodes,
      doors: proxies.length > 0 ? proxies.map(({ origin }) => origin) : nodes,
      leftOut: [...(hasNginx() ? [] : ['nginx']), ...(hasCaddy() ? [] : ['Caddy'])],
      stripe,
      mails: parts.mails,
      run: (command) => runBeside(command, { ...settings, DATA_DIR: path.join(parts.directory, 'web-1') }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function settingsOf({ postgres, storage, mails }: Parts, checkout: string): Record<string, string> {
  const { endpoint, bucket, region, keys } = storage.settings;
  return {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://jobs.example',
    TRUST_PROXY: 'true',
    BACKGROUND: 'false',
    DRAIN_SECONDS: '0',
    DEMO: 'false',
    LOG_LEVEL: 'warn',
    DATABASE_URL: postgres.url,
    SMTP_URL: mails.url,
    MAIL_FROM: 'Our Board <jobs@jobs.example>',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: keys?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: keys?.secretAccessKey ?? '',
    CHECKOUT_ORIGIN: checkout,
    CHECKOUT_PARTNER_SECRET: partnerSecret,
    CHECKOUT_WEBHOOK_SECRET: webhookSecret,
    EXCHANGE_RATES_URL: 'off',
  };
}

/** It asks a node itself, as BOARD_API_URL of the guide allows. */
function startCheckout({ directory, stripe }: Parts, origin: string, board: string): Promise<ServerProcess> {
  const settings = {
    PORT: new URL(origin).port,
    CHECKOUT_ORIGIN: origin,
    PUBLIC_URL: 'https://jobs.example',
    BOARD_API_URL: `${board}/api`,
    CHECKOUT_PARTNER_SECRET: partnerSecret,
    CHECKOUT_WEBHOOK_SECRET: webhookSecret,
    STRIPE_SECRET_KEY: stripeKey,
    STRIPE_WEBHOOK_SECRET: stripeSecret,
    STRIPE_API_BASE: stripe.origin,
    STATE_FILE: path.join(directory, 'stripe', 'state.sqlite'),
  };
  return startProgram([path.join(root, 'apps/checkout-stripe/main.ts')], settings, /checkout listens on/);
}

async function runBeside(command: readonly string[], settings: Record<string, string>): Promise<string> {
  const env = { PATH: process.env['PATH'], ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, [...command], { cwd: root, env });
  return stdout;
}
