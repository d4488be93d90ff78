import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import '../../apps/server/areas.ts';
import { sweepStoredFiles } from '../../apps/server/src/areas/lifecycle/privacy/commands.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { createDiskStore } from '../../apps/server/src/platform/files/disk-store.ts';
import { runWithOptions } from '../read-options.ts';
import { checkAll } from './check.ts';
import { listFaults, type Fault } from './faults.ts';
import type { ProxyKind } from './installed-proxy.ts';
import { Installation, prepareParts, type Kind } from './installation.ts';
import { startLoad } from './load.ts';
import { PostgresInstallation } from './postgres-installation.ts';
import { send } from './send.ts';
import { describe, findHarm, type Suffered } from './verdict.ts';

const dayMs = 86_400_000;

/** The product as it starts without any setting: one process, its database in the data directory. */
class EmbeddedInstallation extends Installation {
  readonly kind = 'embedded';
  protected readonly roles = { server: 'web' } as const;
  readonly sender = 'server';

  static async start(): Promise<EmbeddedInstallation> {
    let installation: EmbeddedInstallation | undefined = undefined;
    const parts = await prepareParts((to) => installation?.mailReply(to) ?? '451 not yet');
    installation = new EmbeddedInstallation(parts);
    await installation.startAll('own');
    return installation;
  }

  databaseSettings(): Record<string, string> {
    return {};
  }

  protected async stopRest(): Promise<void> {}
}

/*
 * Does to the product what happens in earnest, while people sign up, upload, apply and pay, and looks for what it had
 * acknowledged.
 */
const beforeMs = 1500;
const afterMs = 1500;
const readyMs = 60_000;

const kinds: Record<Kind, (proxy: ProxyKind) => Promise<Installation>> = {
  postgres: (proxy) => PostgresInstallation.start(proxy),
  embedded: () => EmbeddedInstallation.start(),
};
const usage = `npm run faults [-- --kind postgres|embedded|all] [--only PART-OF-A-NAME] [--rounds 1] [--away 30] [--proxy own|nginx|caddy]

Kills processes, ends connections, takes the database away for --away seconds, fills the disk, refuses and delays
mails, shifts clocks and ends everything in order, one after the other, while people sign up, upload resumes, apply
and pay. After each fault it looks for every account, file, application and payment that was acknowledged, and for
mails that did not come or came twice; at the end for files that nothing names. Exits with 1 where any is found.

--proxy    what stands before the two nodes while they are replaced: a proxy of ours, or the installed nginx or Caddy
           with its file of deploy/proxy
postgres   two web processes and a worker on PostgreSQL (its server programs have to be installed)
embedded   one process with its database in the data directory, as it starts without settings`;

const standard = { kind: 'all', only: '', rounds: 1, away: 30, proxy: 'own' };

await runWithOptions(usage, standard, async ({ kind, only, rounds, away, proxy }) => {
  const chosen = (Object.keys(kinds) as Kind[]).filter((one) => kind === 'all' || kind === one);
  if (chosen.length === 0) {
    process.stderr.write(`--kind takes postgres, embedded or all, not "${kind}".\n`);
    return 'wrong';
  }
  if (!isProxyKind(proxy)) {
    process.stderr.write(`--proxy takes own, nginx or caddy, not "${proxy}".\n`);
    return 'wrong';
  }
  let isSound = true;
  for (const one of chosen) {
    const installation = await kinds[one](proxy);
    try {
      const faults = listFaults(installation, away).filter(({ name }) => name.includes(only));
      isSound = (await sufferAll(installation, faults, rounds)) && isSound;
    } finally {
      await installation.remove();
    }
  }
  process.stdout.write(isSound ? 'Nothing was lost.\n' : 'Harm was done: see the lines that say BAD.\n');
  return isSound;
});

function isProxyKind(name: string): name is ProxyKind {
  return ['own', 'nginx', 'caddy'].includes(name);
}

async function sufferAll(
  installation: Installation,
  faults: readonly Fault[],
  rounds: number,
): Promise<boolean> {
  let isSound = true;
  for (let round = 1; round <= rounds; round++) {
    for (const fault of faults) {
      const suffered = await suffer(installation, fault);
      process.stdout.write(`${installation.kind} ${round} ${describe(fault, suffered)}\n`);
      isSound &&= findHarm(fault, suffered).length === 0;
    }
  }
  await installation.stopProcesses();
  const stray = await findStrayFiles(installation);
  process.stdout.write(`${installation.kind}: ${stray.length} stray or wrong files\n`);
  for (const problem of stray.slice(0, 20)) process.stdout.write(`    ${problem}\n`);
  return isSound && stray.length === 0;
}

async function suffer(installation: Installation, fault: Fault): Promise<Suffered> {
  const load = startLoad(installation, fault.isUnnoticed ? installation.proxy.origin : undefined);
  await wait(beforeMs);
  const problems = await fault.run();
  await wait(afterMs);
  const { people, failures } = await load.end();
  for (const [nth, name] of installation.webNames.entries()) {
    if (!(await becomesReady(installation, nth))) problems.push(`${name} is not ready again`);
  }
  return { ...(await checkAll(installation, people)), problems, failures };
}

async function becomesReady(installation: Installation, nth: number): Promise<boolean> {
  const until = Date.now() + readyMs;
  while (Date.now() < until) {
    if ((await send(`${installation.origin(nth)}/readyz`, {})).status === 200) return true;
    await wait(200);
  }
  return false;
}

/**
 * What is wrong with the stored files of an installation that has ended, once what the kills left was swept: files
 * that no row names, and rows without their bytes.
 */
async function findStrayFiles(installation: Installation): Promise<string[]> {
  const { dataDirectory } = installation;
  const config = readConfig({ DATA_DIR: dataDirectory, ...installation.databaseSettings() });
  const opened = await openDatabase({ ...config, role: 'command' });
  try {
    const { database } = opened;
    const directory = path.join(dataDirectory, 'files');
    const files = createDiskStore(directory);
    // Later than any request can still be storing a file.
    await sweepStoredFiles({ database, files }, new Date(Date.now() + dayMs));
    const rows = [
      ...(await database.selectFrom('files').select(['storage_key', 'sha256']).execute()),
      ...(await database.selectFrom('replica_snapshots').select(['storage_key', 'sha256']).execute()),
    ];
    const keys = new Set(rows.map(({ storage_key: key }) => key));
    const problems = (await listNames(directory))
      .filter((name) => !keys.has(name))
      .map((name) => `${name} is named by no row`);
    for (const { storage_key: key, sha256 } of rows) {
      const bytes = await files.open(key).then(buffer, () => undefined);
      const hash = bytes && createHash('sha256').update(bytes).digest('hex');
      if (hash !== sha256) problems.push(`${key} is ${bytes ? 'not what was stored' : 'missing'}`);
    }
    return problems;
  } finally {
    await opened.close();
  }
}

async function listNames(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}
