import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Installation } from './installation.ts';

export interface Fault {
  name: string;
  /** What is then against what was promised; nothing where the fault went by. */
  run(installation: Installation): Promise<string[]>;
}

const longestEndMs = 10_000;
const shiftClock = fileURLToPath(new URL('shift-clock.ts', import.meta.url));

/** Every fault, in the order of a round; the load goes on during each. */
export function listFaults(awaySeconds: number): Fault[] {
  return [
    { name: 'web killed', run: killWeb },
    { name: 'worker killed', run: killWorker },
    { name: 'backends ended', run: endBackends },
    { name: 'connections cut', run: cutConnections },
    { name: 'database restarted', run: (installation) => leaveDatabaseAway(installation, 0) },
    {
      name: `database away for ${awaySeconds} s`,
      run: (installation) => leaveDatabaseAway(installation, awaySeconds),
    },
    { name: 'disk full', run: fillDisk },
    { name: 'mail refused', run: (installation) => answerMails(installation, () => '451 later') },
    { name: 'mail slow', run: (installation) => answerMails(installation, () => wait(2000, '250 taken')) },
    { name: 'clock an hour ahead', run: (installation) => jumpClock(installation, 3600) },
    { name: 'clock an hour behind', run: (installation) => jumpClock(installation, -3600) },
    { name: 'SIGTERM under load', run: endUnderLoad },
  ];
}

async function killWeb(installation: Installation): Promise<string[]> {
  await installation.web.end('SIGKILL');
  await installation.startWeb();
  return [];
}

async function killWorker(installation: Installation): Promise<string[]> {
  await installation.worker.end('SIGKILL');
  await installation.startWorker();
  return [];
}

async function endBackends(installation: Installation): Promise<string[]> {
  for (let time = 0; time < 5; time++) {
    await installation.endBackends();
    await wait(300);
  }
  return findDead(installation);
}

async function cutConnections(installation: Installation): Promise<string[]> {
  for (let time = 0; time < 5; time++) {
    installation.cutNetwork();
    await wait(300);
  }
  return findDead(installation);
}

async function leaveDatabaseAway(installation: Installation, seconds: number): Promise<string[]> {
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

/** Both processes come back with another idea of what time it is; the database keeps its own. */
async function jumpClock(installation: Installation, seconds: number): Promise<string[]> {
  const jumped = { NODE_OPTIONS: `--import=${shiftClock}`, SHIFT_CLOCK_SECONDS: String(seconds) };
  await restart(installation, jumped);
  await wait(3000);
  return restart(installation, {});
}

async function restart(installation: Installation, settings: Record<string, string>): Promise<string[]> {
  const problems = [await endInTime('web', installation), await endInTime('worker', installation)].flat();
  await installation.startWeb(settings);
  await installation.startWorker(settings);
  return problems;
}

function endUnderLoad(installation: Installation): Promise<string[]> {
  return restart(installation, {});
}

async function endInTime(name: 'web' | 'worker', installation: Installation): Promise<string[]> {
  const began = Date.now();
  const code = await installation[name].end('SIGTERM');
  const took = Date.now() - began;
  return [
    ...(took > longestEndMs ? [`${name} took ${took} ms to end`] : []),
    ...(code === 0 ? [] : [`${name} ended with ${code}`]),
  ];
}

function findDead(installation: Installation): string[] {
  return (['web', 'worker'] as const).flatMap((name) =>
    installation[name].running ? [] : [`${name} ended by itself`],
  );
}
