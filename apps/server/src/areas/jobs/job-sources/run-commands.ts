import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { StartError } from '../../../platform/errors.ts';
import { OutboundFailure } from '../../../platform/outbound/outbound.ts';
import type { Services } from '../../../platform/services.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import type { Gazetteer } from '../../places/places/rules.ts';
import { beginReport, endReport, importWithReport, noteUnchanged } from '../job-import/report-commands.ts';
import { withFetched, type FetchedSource } from '../source-formats/fetch-gateway.ts';
import { rowsOf } from '../source-formats/reading-gateway.ts';
import { recogniseAddress } from '../source-formats/rules.ts';
import { allowanceAsked } from './allowance-commands.ts';
import { confirmAll } from './closing-commands.ts';
import {
  batchSize,
  claimMinutes,
  maxCareerPages,
  maxCompanies,
  maxPages,
  maxPostings,
  runLimits,
  runMinutes,
  runsAtOnce,
  turnMinutes,
} from './constants.ts';
import type { SourceRow } from './presenter.ts';
import { mappingOf } from './rules.ts';
import { noteFailure, noteSuccess } from './settling-commands.ts';
import { createSharedPostings } from './shared-commands.ts';

export type RunParts = Pick<Services, 'database' | 'queue' | 'config' | 'outbound' | 'temporaryDirectory'>;

/**
 * Runs all sources whose time has come, a few at once, until none is left or the turn is over. A source that a process
 * left behind is started again after a while. Unexpected errors are thrown once all sources have ended.
 */
export async function runDueSources(
  parts: RunParts,
  signal: AbortSignal,
  gazetteer: Gazetteer = worldGazetteer(),
): Promise<void> {
  const until = Date.now() + turnMinutes * 60_000;
  const lane = async () => {
    while (!signal.aborted && Date.now() < until) {
      const source = await claimDue(parts.database);
      if (!source) return;
      await runSource(parts, source, { signal, gazetteer });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: runsAtOnce }, lane));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Only one of two processes gets it. Sources of held companies do not run. */
async function claimDue(database: Kysely<Tables>): Promise<SourceRow | undefined> {
  const { rows } = await sql<SourceRow>`
    update job_sources set claimed_at = now()
    where id = (
      select id from job_sources
      where is_on and next_run_at <= now()
        and (claimed_at is null or claimed_at < now() - make_interval(mins => ${claimMinutes}::int))
        and (
          company_id is null
          or exists (select from companies where companies.id = company_id and held_reason is null)
        )
      order by next_run_at, id limit 1
      for no key update skip locked
    )
    returning *
  `.execute(database);
  return rows[0];
}

interface RunOptions {
  signal: AbortSignal;
  gazetteer: Gazetteer;
}

async function runSource(
  parts: RunParts,
  source: SourceRow,
  { signal, gazetteer }: RunOptions,
): Promise<void> {
  const end = endOf(signal);
  try {
    const marks = await importSource(parts, source, { signal: end.signal, gazetteer });
    await noteSuccess(parts, source, marks);
  } catch (error) {
    if (signal.aborted) return await release(parts.database, source.id);
    const known = end.signal.aborted ? end.signal.reason : error;
    const isForPeople = known instanceof StartError || known instanceof OutboundFailure;
    await noteFailure(parts, source, {
      failure: isForPeople ? known.said : msg`It failed for a reason that was not expected.`,
      retryAfterSeconds: known instanceof OutboundFailure ? known.retryAfterSeconds : 0,
    });
    if (!isForPeople) throw error;
  } finally {
    end.clear();
  }
}

/** Ends with the process and after a while, and says which of the two it was. */
function endOf(signal: AbortSignal) {
  const controller = new AbortController();
  const late = new StartError(msg`It did not end within ${runMinutes} minutes, and stopped there.`);
  const timer = setTimeout(() => controller.abort(late), runMinutes * 60_000);
  const stop = () =>
    controller.abort(new StartError(msg`The board was stopped. The source runs again after its start.`));
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    },
  };
}

async function release(database: Kysely<Tables>, sourceId: string): Promise<void> {
  await database.updateTable('job_sources').set({ claimed_at: null }).where('id', '=', sourceId).execute();
}

interface Marks {
  etag: string;
  lastModified: string;
}

/** Fetches and imports; gives by what the answer is known again. */
async function importSource(parts: RunParts, source: SourceRow, options: RunOptions): Promise<Marks> {
  const { database } = parts;
  const now = new Date();
  const report = { source: source.name, fileName: new URL(source.address).host, jobSourceId: source.id };
  let isFetched = false;
  const fetching = {
    timeoutMs: runMinutes * 60_000,
    signal: options.signal,
    limits: runLimits,
    maxPages: source.format === 'page' ? maxCareerPages : maxPages,
    etag: source.etag,
    lastModified: source.last_modified,
  };
  try {
    const recognised = recogniseAddress(source.address);
    // One that was added long ago may ask for less than there is by now.
    const address = recognised?.format === source.format ? recognised.address : source.address;
    const asked = { ...source, address, known: await listKnownAddresses(database, source) };
    const marks = await withFetched(parts, asked, fetching, async (fetched) => {
      isFetched = true;
      const isWhole = await importFetched(database, source, fetched, { ...options, now, report });
      // What is missing is looked for again: nothing is taken for unchanged until then.
      return isWhole
        ? { etag: fetched.etag.slice(0, 500), lastModified: fetched.lastModified.slice(0, 100) }
        : { etag: '', lastModified: '' };
    });
    if (marks !== 'unchanged') return marks;
    await noteUnchanged(database, report, await confirmAll(database, source, now));
    return { etag: source.etag, lastModified: source.last_modified };
  } catch (error) {
    if (!isFetched && !options.signal.aborted) {
      const reportId = await beginReport(database, report);
      await endReport(database, reportId, error instanceof Error ? error.message.slice(0, 500) : '');
    }
    throw error;
  }
}

interface ImportOfSource extends RunOptions {
  now: Date;
  report: { source: string; fileName: string; jobSourceId: string };
}

async function importFetched(
  database: Kysely<Tables>,
  source: SourceRow,
  file: FetchedSource,
  { report, now, signal, gazetteer }: ImportOfSource,
): Promise<boolean> {
  const { company_id: companyId } = source;
  const company = companyId === null ? undefined : await findCompany(database, companyId);
  const mapping = mappingOf({ ...source, employerName: source.employer_name, companyName: company?.name });
  const [room] = companyId === null ? [] : await allowanceAsked.run(database, companyId);
  const { path, more, format, isCut, gaps } = file;
  const summary = await importWithReport(database, {
    ...report,
    gaps: isCut ? [...gaps, msg`It has more than is asked for in one run.`] : gaps,
    rows: rowsOf(
      { path, more, format, address: source.address, mapping, now, shown: 0 },
      { limits: runLimits, signal, maxPostings },
    ),
    mapping,
    gazetteer,
    words: board.words,
    now,
    signal,
    batchSize,
    maxCompanies,
    mirror: source.mirrors ? 'complete' : 'off',
    companyId: companyId ?? undefined,
    needsApproval: room?.needsApproval ?? false,
    appliesHere: source.applications === 'here',
    shared: createSharedPostings(database, source, { room, now }),
  });
  return summary.mirrorRefused === undefined;
}

/** Where the open postings of a source were found: a page that is there still and has none says little. */
async function listKnownAddresses(
  database: Kysely<Tables>,
  { name, format }: SourceRow,
): Promise<Set<string>> {
  if (format !== 'page') return new Set();
  const rows = await database
    .selectFrom('jobs')
    .select(['source_id', 'apply_url'])
    .where('source', '=', name)
    .where('status', '=', 'active')
    .execute();
  return new Set(rows.flatMap((row) => [row.source_id, row.apply_url ?? '']));
}

function findCompany(database: Kysely<Tables>, companyId: string): Promise<{ name: string }> {
  return database
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
}
