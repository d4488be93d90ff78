import { findLosses, inspectStored, type StoredState } from './durability-checks.ts';
import { prepareEmployer } from './durability-fixture.ts';
import { signUpAndApply, type Candidate, type Ledger } from './durability-load.ts';
import { startServerProcess, type ServerProcess, type StartServer } from './server-process.ts';

const people = 6;
const jobs = 12;

export interface DurabilityReport extends StoredState {
  kills: number;
  signUps: number;
  applicationsAcknowledged: number;
  /** Requests without an answer, over all kills. */
  underWay: number;
  /** Acknowledged and not found again, one sentence each. */
  lost: string[];
}

/**
 * Kills the server while candidates sign up and apply, starts it again on the same data, and looks for
 * everything it had acknowledged; at the end also for what is there only by half.
 */
export async function killRepeatedly(
  dataDirectory: string,
  kills: number,
  startServer: StartServer = startServerProcess,
): Promise<DurabilityReport> {
  // Behind a proxy, so that each sign-up can come from an address of its own.
  const start = () => startServer({ DATA_DIR: dataDirectory, DEMO: 'false', TRUST_PROXY: 'true' });
  const ledger: Ledger = {
    jobs: await prepareEmployer(dataDirectory, jobs),
    candidates: [],
    signUpsSent: 0,
    acknowledged: 0,
    inFlight: 0,
  };
  const lost: string[] = [];
  let underWay = 0;
  let server = await start();
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const before = ledger.candidates.length;
      underWay += await killDuringLoad(server, ledger, kill);
      server = await start();
      lost.push(...(await findAllLosses(server, ledger.candidates.slice(before))));
    }
    lost.push(...(await findAllLosses(server, ledger.candidates)));
  } finally {
    await server.end('SIGTERM');
  }
  return {
    ...(await inspectStored(dataDirectory)),
    kills,
    signUps: ledger.candidates.length,
    applicationsAcknowledged: ledger.candidates.reduce((sum, one) => sum + one.applications.size, 0),
    underWay,
    lost: [...new Set(lost)],
  };
}

/** Kills after a number of acknowledgements and of further round trips that differ each time. */
async function killDuringLoad(server: ServerProcess, ledger: Ledger, kill: number): Promise<number> {
  const wanted = ledger.acknowledged + 5 + ((kill * 7) % 17);
  const enough = Promise.withResolvers<void>();
  const load = Array.from({ length: people }, () =>
    signUpAndApply(server, ledger, () => {
      if (ledger.acknowledged >= wanted) enough.resolve();
    }),
  );
  // A refusal, unlike a broken connection, is a defect: it ends the wait as well.
  await Promise.race([enough.promise, Promise.all(load)]);
  for (let trip = 0; trip < kill % 5; trip++) await fetch(`${server.baseUrl}/healthz`);
  const underWay = ledger.inFlight;
  await server.end('SIGKILL');
  await Promise.all(load);
  return underWay;
}

async function findAllLosses(server: ServerProcess, candidates: readonly Candidate[]): Promise<string[]> {
  const losses: string[] = [];
  for (const candidate of candidates) losses.push(...(await findLosses(server, candidate)));
  return losses;
}
