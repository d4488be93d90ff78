import { keptImportReports, keptRejections } from '@waymark/contract/jobs/staff-choices';
import type { ImportRejection } from '@waymark/contract/jobs/imports';
import { msg, plural, term, type Message } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { StartError } from '../../../platform/errors.ts';
import { keepMessage } from '../../../platform/languages/kept-message.ts';
import { newId } from '../../../platform/ids.ts';
import { OutboundFailure } from '../../../platform/outbound/outbound.ts';
import { importPostings, type ImportOptions, type ImportSummary, type Rejection } from './commands.ts';
import { groupUnread } from './rules.ts';

const maxId = 500;

type ReportedImport = ImportOptions & {
  fileName: string;
  /** The source that ran. */
  jobSourceId?: string | null;
};

type BegunReport = Pick<ReportedImport, 'fileName' | 'source' | 'employerId' | 'jobSourceId'>;

/** Reports of each source that are kept. */
const keptOfSource = 10;

/**
 * Imports the postings of a file and leaves a report for staff: begun before the first row, brought up to
 * date with each batch, and ended by what became of the run.
 */
export async function importWithReport(
  database: Kysely<Tables>,
  { fileName, jobSourceId = null, ...options }: ReportedImport,
): Promise<ImportSummary & { reportId: string }> {
  const reportId = await beginReport(database, { fileName, jobSourceId, ...options });
  const rejections: Rejection[] = [];
  try {
    const summary = await importPostings(database, {
      ...options,
      onReject(rejection) {
        if (rejections.length < keptRejections) rejections.push(rejection);
        options.onReject?.(rejection);
      },
      async onProgress(progress) {
        await saveCounts(database, reportId, progress, rejections);
        await options.onProgress?.(progress);
      },
    });
    await saveCounts(database, reportId, summary, rejections);
    const failure = whyEmpty(summary, rejections[0]);
    if (jobSourceId !== null && failure !== '') throw new StartError(failure);
    await endReport(database, reportId, failure);
    return { ...summary, reportId };
  } catch (error) {
    // What is meant for people is kept; anything else is printed for the operator.
    const failure =
      error instanceof StartError || error instanceof OutboundFailure
        ? error.said
        : msg`It failed for a reason that it did not expect.`;
    await endReport(database, reportId, failure);
    throw error;
  }
}

/** A source of which nothing can be taken has changed its shape, or is set up wrongly: somebody has to look. */
function whyEmpty({ read, readable }: ImportSummary, first: Rejection | undefined): Message {
  if (read === 0 || readable > 0) return '';
  return msg`No posting could be taken, and none was closed: ${plural(read, 'row')} came, and each was rejected. The first reason: ${term(first?.reason ?? msg`none given`)}.`;
}

/** The reports of long ago make room. */
export async function beginReport(
  database: Kysely<Tables>,
  { fileName, source, employerId, jobSourceId = null }: BegunReport,
): Promise<string> {
  const { id } = await database
    .insertInto('import_reports')
    .values({
      id: newId(),
      source,
      file_name: fileName,
      employer_id: employerId ?? null,
      job_source_id: jobSourceId,
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .deleteFrom('import_reports')
    .where('id', 'in', (reports) =>
      reports
        .selectFrom('import_reports')
        .select('id')
        .where('job_source_id', 'is not distinct from', jobSourceId)
        .orderBy('started_at', 'desc')
        .orderBy('id', 'desc')
        .offset(jobSourceId === null ? keptImportReports : keptOfSource),
    )
    .execute();
  return id;
}

/** The report of a run in which the source said that nothing has changed. */
export async function noteUnchanged(
  database: Kysely<Tables>,
  report: BegunReport,
  unchanged: number,
): Promise<void> {
  const reportId = await beginReport(database, report);
  await database
    .updateTable('import_reports')
    .set({ read_count: unchanged, unchanged_count: unchanged })
    .where('id', '=', reportId)
    .execute();
  await endReport(database, reportId, '');
}

async function saveCounts(
  database: Kysely<Tables>,
  reportId: string,
  summary: ImportSummary,
  rejections: readonly Rejection[],
): Promise<void> {
  await database
    .updateTable('import_reports')
    .set({
      updated_at: sql`now()`,
      read_count: summary.read,
      inserted_count: summary.inserted,
      updated_count: summary.updated,
      unchanged_count: summary.unchanged,
      closed_count: summary.closed,
      shared_count: summary.shared,
      rejected_count: summary.rejected,
      mirror_refused: keepMessage(summary.mirrorRefused ?? ''),
      unread: JSON.stringify(groupUnread(summary.unknown)),
      lacking_ads: JSON.stringify(summary.lackingAds),
      fields: JSON.stringify(summary.fields),
      rejections: JSON.stringify(rejections.map(keepRejection)),
    })
    .where('id', '=', reportId)
    .execute();
}

export async function endReport(database: Kysely<Tables>, reportId: string, failure: Message): Promise<void> {
  await database
    .updateTable('import_reports')
    .set({ updated_at: sql`now()`, finished_at: sql<Date>`now()`, failure: keepMessage(failure) })
    .where('id', '=', reportId)
    .execute();
}

/** A row may be anything: what is kept of it can be stored, and is short. */
function keepRejection({ at, sourceId, reason }: Rejection): ImportRejection {
  const plain = (text: string) => text.toWellFormed().replaceAll('\0', '');
  const id = plain(sourceId).slice(0, maxId);
  return { at: plain(keepMessage(at)), sourceId: id, reason: plain(keepMessage(reason)) };
}
