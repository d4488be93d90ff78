import type { ResumeCheck } from '@waymark/contract/resumes/resume-check';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { readerVersion } from '../resume-reading/constants.ts';
import { ensureFileReading } from '../resume-reading/kept-commands.ts';
import type { Reading } from '../resume-reading/reading-gateway.ts';
import { findReviewedResume, type CheckableResume } from './queries.ts';
import { checkResume } from './rules.ts';

/** Raised when the same reading gives other findings: stored results are computed again then. */
const rulesVersion = 2;

type Stores = Pick<Services, 'database' | 'files'>;

export interface CheckedFile {
  reading: Reading;
  /** Null for a file that cannot be read. */
  check: ResumeCheck | null;
}

const version = `${readerVersion}.${rulesVersion}`;

/**
 * What the rules find in a resume, found once and kept as long as file and rules are the same. Throws as
 * `ensureFileReading`.
 */
export async function ensureCheck(
  { database, files }: Stores,
  resume: CheckableResume,
  before?: () => Promise<void>,
): Promise<CheckedFile> {
  const reading = await ensureFileReading({ database, files }, resume.file, { before });
  if (!reading.resume) return { reading, check: null };
  const kept = await findCheck(database, resume);
  if (kept) return { reading, check: kept };
  const check = checkResume(reading.resume, { name: resume.name, uploadedAt: resume.uploadedAt });
  await keepCheck(database, resume, check);
  return { reading, check };
}

async function findCheck(
  database: Kysely<Tables>,
  { file }: CheckableResume,
): Promise<ResumeCheck | undefined> {
  const row = await database
    .selectFrom('resume_checks')
    .select('result')
    .where('file_id', '=', file.file_id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.result;
}

async function keepCheck(
  database: Kysely<Tables>,
  { file }: CheckableResume,
  check: ResumeCheck,
): Promise<void> {
  // A file that was deleted meanwhile has nothing to keep it for.
  await sql`
    with kept as (select id from files where id = ${file.file_id} for key share)
    insert into resume_checks (file_id, version, result)
    select id, ${version}, ${JSON.stringify(check)}::jsonb from kept
    on conflict (file_id) do update set version = excluded.version, result = excluded.result, created_at = now()
  `.execute(database);
}

/**
 * What the rules find in the resume of a request for a review; null where it cannot be read just now, or at
 * all.
 */
export async function findCheckOf(
  services: Pick<Services, 'database' | 'files'>,
  reviewId: string,
): Promise<ResumeCheck | null> {
  const resume = await findReviewedResume(services.database, reviewId);
  if (!resume) return null;
  // A review can be written without it.
  const checked = await ensureCheck(services, resume).catch(() => null);
  return checked?.check ?? null;
}
