import type { ResumeCheck } from '@waymark/contract/resumes/resume-check';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { readerVersion } from '../resume-reading/constants.ts';
import { ensureFileReading } from '../resume-reading/kept-commands.ts';
import type { Reading } from '../resume-reading/reading-gateway.ts';
import { checkInThread } from './checking-gateway.ts';
import { findReviewedResume, type CheckableResume } from './queries.ts';
import { board } from '../../../platform/board/board.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import type { FoundCheck } from './finding-rules.ts';
import { presentCheck } from './presenter.ts';

/** Increased when the same reading gives other findings, so that stored results are recomputed. */
const rulesVersion = 5;

type Stores = Pick<Services, 'database' | 'files'>;

export interface CheckedFile {
  reading: Reading;
  /** Null if the file cannot be read. */
  check: FoundCheck | null;
}

const version = `${readerVersion}.${rulesVersion}`;

/**
 * The findings of a resume, stored for as long as the file and the rules stay the same. Throws like
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
  const check = await checkInThread(reading.resume, resume);
  await keepCheck(database, resume, check);
  return { reading, check };
}

async function findCheck(
  database: Kysely<Tables>,
  { file }: CheckableResume,
): Promise<FoundCheck | undefined> {
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
  check: FoundCheck,
): Promise<void> {
  // If the file has been deleted meanwhile, there is no row to store the result for.
  await sql`
    with kept as (select id from files where id = ${file.file_id} for key share)
    insert into resume_checks (file_id, version, result)
    select id, ${version}, ${JSON.stringify(check)}::jsonb from kept
    on conflict (file_id) do update set version = excluded.version, result = excluded.result, created_at = now()
  `.execute(database);
}

/** The findings for the resume of a review request; null if it cannot be read, now or ever. */
export async function findCheckOf(
  services: Pick<Services, 'database' | 'files'>,
  reviewId: string,
): Promise<FoundCheck | null> {
  const resume = await findReviewedResume(services.database, reviewId);
  if (!resume) return null;
  // The reviewer can work without the findings.
  const checked = await ensureCheck(services, resume).catch(() => null);
  return checked?.check ?? null;
}

/** In the language of the board, which reviews are written in. */
export const presentForReview = (found: FoundCheck): ResumeCheck =>
  presentCheck(sayIn(board.settings.languages.own), found);
