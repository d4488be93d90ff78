import type { Application } from '@waymark/contract/hiring/applications';
import type { User } from '@waymark/contract/identity/accounts';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { sql, type Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import '../../areas.ts';
import { sweepStoredFiles } from '../areas/lifecycle/privacy/commands.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { createDiskStore } from '../platform/files/disk-store.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { startServices } from '../platform/start-services.ts';
import { signUpAndApply, type Candidate, type Ledger } from './durability-load.ts';
import { createEmployer, createJob } from './factories.ts';
import { startServerProcess, type ServerProcess, type StartServer } from './server-process.ts';

/** Rows that only half of a sign-up or an application would leave, by what they would mean. */
const halves: Record<string, string> = {
  'candidates without a resume':
    "select email from users where role = 'candidate' and not exists (select from resumes where user_id = users.id and is_default)",
  'candidates without a session':
    "select email from users where role = 'candidate' and not exists (select from sessions where user_id = users.id)",
  'candidates without a welcome mail, sent or waiting':
    "select email from users where role = 'candidate' and not exists (select from captured_mails " +
    "where recipient = users.email) and not exists (select from pgboss.job where name = 'send-mail' " +
    "and data->>'to' = users.email)",
  'candidates whose review was promised and not asked for':
    'select email from users where send_resume_to_expert and not exists (select from critiques where user_id = users.id)',
  'applications without exactly one "submitted" event':
    "select id from applications where 1 <> (select count(*) from application_events where application_id = applications.id and status = 'submitted')",
  'applications with the resume of another user':
    'select applications.id from applications join resumes on resumes.id = resume_id where resumes.user_id <> applications.user_id',
  'files that belong to no resume':
    'select id from files where not exists (select from resumes where file_id = files.id)',
};

const people = 6;
const jobCount = 12;

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
    jobs: await prepareEmployer(dataDirectory, jobCount),
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

/** Prepares a data directory with an employer and its open jobs; gives the ids of the jobs. */
async function prepareEmployer(dataDirectory: string, jobs: number): Promise<string[]> {
  const config = readConfig({ DATA_DIR: dataDirectory, DEMO: 'false' });
  const { services, stop } = await startServices(config, pino({ level: 'silent' }));
  try {
    const { companyId } = await createEmployer(services, { email: 'employer@example.org' });
    const created: string[] = [];
    for (let number = 1; number <= jobs; number++) {
      created.push((await createJob(services, { company_id: companyId, title: `Engineer ${number}` })).id);
    }
    return created;
  } finally {
    await stop();
  }
}

/** What of an acknowledged sign-up and its applications cannot be found any more, one sentence each. */
async function findLosses(server: ServerProcess, candidate: Candidate): Promise<string[]> {
  const headers = { authorization: `Bearer ${candidate.token}` };
  const get = (path: string) => fetch(server.baseUrl + path, { headers });
  const { email } = candidate;
  const signedIn = await get('/api/get-auth-user');
  if (!signedIn.ok) return [`${email}: the token is refused (${signedIn.status}).`];
  const user = ((await signedIn.json()) as { data: User }).data;
  const resumes = ((await (await get('/api/resumes')).json()) as { data: Resume[] }).data;
  const applications = ((await (await get('/api/applications')).json()) as { data: Application[] }).data;
  return [
    ...(user.email === email ? [] : [`${email}: the account is that of ${user.email}.`]),
    ...resumeProblems(candidate, resumes),
    ...(await fileProblems(candidate, resumes, get)),
    ...applicationProblems(candidate, applications),
  ];
}

function resumeProblems({ email, uploads }: Candidate, resumes: Resume[]): string[] {
  // The one of the sign-up, those acknowledged since, and at most what was under way.
  const found = resumes.length - 1;
  const within = found >= uploads.acknowledged && found <= uploads.sent;
  return within
    ? []
    : [`${email}: ${resumes.length} resumes, ${uploads.acknowledged + 1} were acknowledged.`];
}

async function fileProblems(
  { email, resume }: Candidate,
  resumes: Resume[],
  get: (path: string) => Promise<Response>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { id } of resumes) {
    const bytes = Buffer.from(await (await get(`/api/resumes/${id}/file`)).arrayBuffer());
    if (!bytes.equals(resume)) problems.push(`${email}: the file of resume ${id} is not what was sent.`);
  }
  return problems;
}

function applicationProblems(candidate: Candidate, listed: Application[]): string[] {
  const { email, applications, attempted } = candidate;
  const problems: string[] = [];
  for (const [jobId, id] of applications) {
    const times = listed.filter((one) => one.id === id && one.job.id === jobId).length;
    if (times !== 1) problems.push(`${email}: application ${id} is listed ${times} times.`);
  }
  const jobs = listed.map((one) => one.job.id);
  if (new Set(jobs).size !== jobs.length) problems.push(`${email}: a job was applied for twice.`);
  if (jobs.some((job) => !attempted.has(job))) problems.push(`${email}: an application never submitted.`);
  return problems;
}

interface StoredState {
  /** What is there by half, one sentence each. */
  halfWritten: string[];
  users: number;
  applications: number;
  /** Files on disk that no row names once what the kills left has been swept. */
  strayFiles: number;
}

/** Looks into a data directory that no server has open. */
async function inspectStored(dataDirectory: string): Promise<StoredState> {
  const opened = await openDatabase({ databaseUrl: undefined, dataDirectory });
  try {
    const { database } = opened;
    const files = createDiskStore(join(dataDirectory, 'files'));
    // Later than any request can still be storing a file.
    await sweepStoredFiles({ database, files }, new Date(Date.now() + 86_400_000));
    const halfWritten: string[] = [];
    for (const [meaning, statement] of Object.entries(halves)) {
      const { rows } = await sql.raw(statement).execute(database);
      if (rows.length > 0) halfWritten.push(`${rows.length} ${meaning}.`);
    }
    const { keys, problems } = await checkFiles(database, files);
    return {
      halfWritten: [...halfWritten, ...problems],
      users: await countRows(database, 'users'),
      applications: await countRows(database, 'applications'),
      strayFiles: (await listFiles(dataDirectory)).filter((name) => !keys.has(name)).length,
    };
  } finally {
    await opened.close();
  }
}

async function checkFiles(database: Kysely<Tables>, store: FileStore) {
  const rows = await database.selectFrom('files').select(['storage_key', 'sha256']).execute();
  const problems: string[] = [];
  for (const { storage_key: key, sha256 } of rows) {
    const bytes = await store.open(key).then(buffer, () => undefined);
    const hash = bytes && createHash('sha256').update(bytes).digest('hex');
    if (hash !== sha256) problems.push(`The file ${key} is ${bytes ? 'not what was stored' : 'missing'}.`);
  }
  return { keys: new Set(rows.map((row) => row.storage_key)), problems };
}

async function listFiles(dataDirectory: string): Promise<string[]> {
  const folders = [join(dataDirectory, 'files'), join(dataDirectory, 'uploads')];
  const listed = await Promise.all(
    folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])),
  );
  return listed.flat().flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}

async function countRows(database: Kysely<Tables>, table: 'users' | 'applications'): Promise<number> {
  const { count } = await database
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
