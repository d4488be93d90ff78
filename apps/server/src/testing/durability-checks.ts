import type { Application } from '@waymark/contract/hiring/applications';
import type { User } from '@waymark/contract/identity/accounts';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sweepStoredFiles } from '../areas/lifecycle/privacy/commands.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { createDiskStore } from '../platform/files/disk-store.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { Candidate } from './durability-load.ts';
import type { ServerProcess } from './server-process.ts';

/** What of an acknowledged sign-up and its applications cannot be found any more, one sentence each. */
export async function findLosses(server: ServerProcess, candidate: Candidate): Promise<string[]> {
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
  if (jobs.some((job) => !attempted.has(job))) problems.push(`${email}: an application nobody made.`);
  return problems;
}

/** Rows that only half of a sign-up or an application would leave, by what they would mean. */
const halves: Record<string, string> = {
  'candidates without a resume':
    "select email from users where role = 'candidate' and not exists (select from resumes where user_id = users.id and is_default)",
  'candidates without a session':
    "select email from users where role = 'candidate' and not exists (select from sessions where user_id = users.id)",
  'candidates without a welcome mail, sent or waiting':
    "select email from users where role = 'candidate' and not exists (select from captured_mails where recipient = users.email) and not exists (select from pgboss.job where name = 'send-mail' and data->>'to' = users.email)",
  'candidates whose review was promised and not asked for':
    'select email from users where send_resume_to_expert and not exists (select from critiques where user_id = users.id)',
  'applications without exactly one "submitted" event':
    "select id from applications where 1 <> (select count(*) from application_events where application_id = applications.id and status = 'submitted')",
  'applications with the resume of somebody else':
    'select applications.id from applications join resumes on resumes.id = resume_id where resumes.user_id <> applications.user_id',
  'files that belong to no resume':
    'select id from files where not exists (select from resumes where file_id = files.id)',
};

export interface StoredState {
  /** What is there by half, one sentence each. */
  halfWritten: string[];
  users: number;
  applications: number;
  /** Files on disk that no row names once what the kills left has been swept. */
  strayFiles: number;
}

/** Looks into a data directory that no server has open. */
export async function inspectStored(dataDirectory: string): Promise<StoredState> {
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
