import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drainSeconds, type Installation } from './installation.ts';
import { PostgresInstallation } from './postgres-installation.ts';

export interface Fault {
  name: string;
  /** Answers that this fault explains, beside those that say or mean "come back later". */
  explains?: readonly string[];
  /** True where a proxy stands before the nodes, and each request has to be answered as ever. */
  isUnnoticed?: boolean;
  /** True where the process that sends mails is killed, and may have handed over what it could not note. */
  killsSender?: boolean;
  /** What is then against what was promised; nothing where the fault went by. */
  run(): Promise<string[]>;
}

const maxEndMs = 10_000 + 1000 * drainSeconds;
const shiftClock = fileURLToPath(new URL('shift-clock.ts', import.meta.url));

/** Every fault that an installation can suffer, in the order of a round; the load goes on during each. */
export function listFaults(installation: Installation, awaySeconds: number): Fault[] {
  const { names, sender } = installation;
  return [
    ...names.map((name) => ({
      name: `${name} killed`,
      killsSender: name === sender,
      run: () => kill(installation, name),
    })),
    ...(installation instanceof PostgresInstallation ? databaseFaults(installation, awaySeconds) : []),
    { name: 'disk full', run: () => fillDisk(installation) },
    { name: 'mail refused', run: () => answerMails(installation, () => '451 later') },
    { name: 'mail slow', run: () => answerMails(installation, () => wait(2000, '250 taken')) },
    clockFault(installation, { name: 'clock an hour ahead', seconds: 3600, of: names }),
    clockFault(installation, { name: 'clock an hour behind', seconds: -3600, of: names }),
    ...(names.length > 1
      ? [clockFault(installation, { name: 'clock of web 1 two hours ahead', seconds: 7200, of: ['web 1'] })]
      : []),
    { name: 'SIGTERM under load', run: () => restartEach(installation, names, {}) },
    ...(names.length > 1
      ? [{ name: 'rolling restart behind a proxy', isUnnoticed: true, run: () => roll(installation) }]
      : []),
  ];
}

function databaseFaults(installation: PostgresInstallation, awaySeconds: number): Fault[] {
  return [
    { name: 'backends ended', run: () => repeat(installation, () => installation.endBackends()) },
    { name: 'connections cut', run: () => repeat(installation, () => installation.cutNetwork()) },
    { name: 'database restarted', run: () => leaveDatabaseAway(installation, 0) },
    {
      name: `database away for ${awaySeconds} s`,
      run: () => leaveDatabaseAway(installation, awaySeconds),
    },
  ];
}

async function kill(installation: Installation, name: string): Promise<string[]> {
  await installation.process(name).end('SIGKILL');
  await installation.startProcess(name);
  return [];
}

async function repeat(installation: Installation, strike: () => Promise<void> | void): Promise<string[]> {
  for (let time = 0; time < 5; time++) {
    await strike();
    await wait(300);
  }
  return findDead(installation);
}

async function leaveDatabaseAway(installation: PostgresInstallation, seconds: number): Promise<string[]> {
  await installation.stopDatabase();
  await wait(seconds * 1000);
  await installation.startDatabase();
  return findDead(installation);
}

async function fillDisk(installation: Installation): Promise<string[]> {
  if (!installation.hasDisk) return ['not tried: this user may not mount a disk to fill'];
  const filler = path.join(installation.dataDirectory, 'filler');
  const { bavail, bsize } = statfsSync(installation.dataDirectory);
  try {
    writeFileSync(filler, Buffer.alloc(bavail * bsize));
  } catch (error) {
    // The product wrote meanwhile, so that it is full before the last byte.
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOSPC') throw error;
  }
  await wait(3000);
  rmSync(filler);
  return findDead(installation);
}

async function answerMails(
  installation: Installation,
  reply: () => string | Promise<string>,
): Promise<string[]> {
  installation.mailReply = reply;
  await wait(5000);
  installation.mailReply = () => '250 taken';
  return findDead(installation);
}

/**
 * Processes come back with another idea of what time it is; the database on a network keeps its own. A report of the
 * checkout is then signed at another time than theirs: it is refused, and repeated later.
 */
function clockFault(
  installation: Installation,
  { name, seconds, of }: { name: string; seconds: number; of: readonly string[] },
): Fault {
  const jumped = { NODE_OPTIONS: `--import=${shiftClock}`, SHIFT_CLOCK_SECONDS: String(seconds) };
  return {
    name,
    explains: ['late webhook'],
    async run() {
      const problems = await restartEach(installation, of, jumped);
      await wait(3000);
      return [...problems, ...(await restartEach(installation, of, {}))];
    },
  };
}

/** One after the other, as they are replaced in earnest. */
async function restartEach(
  installation: Installation,
  names: readonly string[],
  settings: Record<string, string>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const name of names) {
    problems.push(...(await endInTime(installation, name)));
    await installation.startProcess(name, settings);
  }
  return problems;
}

/** Each node ends while the other answers, and the next one when it is back. */
async function roll(installation: Installation): Promise<string[]> {
  const problems: string[] = [];
  for (const name of installation.names) {
    problems.push(...(await endInTime(installation, name)));
    await installation.startProcess(name);
    await installation.proxy.untilReady(installation.webNames.length);
  }
  return problems;
}

async function endInTime(installation: Installation, name: string): Promise<string[]> {
  const began = Date.now();
  const code = await installation.process(name).end('SIGTERM');
  const took = Date.now() - began;
  return [
    ...(took > maxEndMs ? [`${name} took ${took} ms to end`] : []),
    ...(code === 0 ? [] : [`${name} ended with ${code}`]),
  ];
}

function findDead(installation: Installation): string[] {
  return installation.names.flatMap((name) =>
    installation.process(name).running ? [] : [`${name} ended by itself`],
  );
}
