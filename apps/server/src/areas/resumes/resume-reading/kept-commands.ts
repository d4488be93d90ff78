import type { UnreadableReason } from '@waymark/contract/resumes/resume-reading';
import { sql, type Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { failureKeptHours, readerVersion, unreadableMessages } from './constants.ts';
import { readResume, type Reading } from './reading-gateway.ts';

type Stores = Pick<Services, 'database' | 'files'>;

/** A stored file: the key of its reading and the location of its bytes. */
export interface ReadableFile {
  file_id: string;
  storage_key: string;
}

interface ReadingOptions {
  /** Called before a new reading; may throw to prevent it. */
  before?: (() => Promise<void>) | undefined;
  read?: typeof readResume;
}

/** By then a concurrent reading has finished. */
const retrySeconds = 30;

/**
 * The reading of a stored resume, made on first use and then stored, since it takes up to a second of a core.
 * Throws `unavailable` while too many files are being read; rejects if the bytes cannot be fetched.
 */
export async function ensureFileReading(
  { database, files }: Stores,
  file: ReadableFile,
  { before, read = readResume }: ReadingOptions = {},
): Promise<Reading> {
  const kept = await findReading(database, file.file_id);
  if (kept) return kept;
  await before?.();
  const reading = await read({ files }, file);
  if (reading.failure?.reason === 'busy') {
    throw new AppError('unavailable', reading.failure.message, { retryAfterSeconds: retrySeconds });
  }
  await keepReading(database, file.file_id, reading);
  return reading;
}

/** The same for a user's request: a new reading counts against their rate limit. */
export function ensureReadingFor(
  services: Pick<Services, 'database' | 'files' | 'rateLimits'>,
  file: ReadableFile,
  userId: string,
): Promise<Reading> {
  const before = () => services.rateLimits.consume('resume-reading-user', userId);
  return ensureFileReading(services, file, { before });
}

/** A stored reading. A failure is retried after a day: the machine may have been overloaded. */
async function findReading(database: Kysely<Tables>, fileId: string): Promise<Reading | undefined> {
  const row = await database
    .selectFrom('file_readings')
    .select(['reading', 'reason'])
    .where('file_id', '=', fileId)
    .where('reader_version', '=', readerVersion)
    .where(
      sql<boolean>`(reason is null or read_at > now() - make_interval(hours => ${failureKeptHours}::int))`,
    )
    .executeTakeFirst();
  if (!row) return undefined;
  return row.reading ? { resume: row.reading } : { failure: failureOf(row.reason ?? 'damaged') };
}

const failureOf = (reason: UnreadableReason) => ({ reason, message: unreadableMessages[reason] });

/** If two callers read a file at once, the later reading wins: both read the same bytes. */
async function keepReading(database: Kysely<Tables>, fileId: string, reading: Reading): Promise<void> {
  const text = reading.resume ? JSON.stringify(reading.resume) : null;
  // `for key share` prevents the file's deletion now; a file deleted before gets no reading.
  await sql`
    with kept as (select id from files where id = ${fileId} for key share)
    insert into file_readings (file_id, reader_version, reading, reason)
    select id, ${readerVersion}, ${text}::jsonb, ${reading.failure?.reason ?? null} from kept
    on conflict (file_id) do update
      set reader_version = excluded.reader_version, reading = excluded.reading, reason = excluded.reason, read_at = excluded.read_at
  `.execute(database);
}

/** Deletes old readings: the next request parses the file with current rules. */
export async function forgetOldReadings(database: Kysely<Tables>): Promise<void> {
  await sql`
    delete from file_readings where read_at < now() - make_interval(days => ${board.settings.retention.resumeTextDays}::int)
  `.execute(database);
}
