import type {
  PreviewedPosting,
  SourcePreview,
  SourcePreviewFields,
} from '@waymark/contract/jobs/job-sources';
import {
  maxImportFilePostings,
  previewedPostings,
  type SourceFormatName,
} from '@waymark/contract/jobs/source-choices';
import { msg, type Message } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import type { Kysely } from 'kysely';
import pLimit from 'p-limit';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError, StartError } from '../../../platform/errors.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { OutboundFailure } from '../../../platform/outbound/outbound.ts';
import type { Services } from '../../../platform/services.ts';
import { noteCompanyEvent } from '../../companies/companies/commands.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { importPostings, type ImportOptions } from '../job-import/commands.ts';
import type { ImportMapping } from '../job-import/mapping-rules.ts';
import { importWithReport } from '../job-import/report-commands.ts';
import { groupUnread, sayUnread } from '../job-import/rules.ts';
import { companySourcePrefix } from '../jobs/posting-rules.ts';
import { withDecoded, withFetched } from '../source-formats/fetch-gateway.ts';
import { rowsOf, TooManyPostings, withReader } from '../source-formats/reading-gateway.ts';
import { recogniseAddress } from '../source-formats/rules.ts';
import { allowanceAsked } from './allowance-commands.ts';
import type { SourceEditor } from './commands.ts';
import {
  batchSize,
  fileLimits,
  maxCompanies,
  previewLimits,
  previewMaxPages,
  previewMaxPostings,
  previewMs,
  previewsAtOnce,
  previewsWaiting,
} from './constants.ts';
import { mappingOf, parseMapping } from './rules.ts';
import { createSharedPostings } from './shared-commands.ts';

type Parts = Pick<Services, 'database' | 'outbound' | 'temporaryDirectory' | 'config'>;

const rejectionsShown = 20;
const limit = pLimit(previewsAtOnce);

/** Asks a source for its first postings and shows how they are read. Throws `invalid_input` where it cannot. */
export async function previewSource(
  say: Say,
  parts: Parts,
  companyId: string | undefined,
  fields: SourcePreviewFields,
): Promise<SourcePreview> {
  const recognised = recogniseAddress(fields.address);
  const isRecognised =
    recognised !== undefined && (fields.format === null || fields.format === recognised.format);
  const format = isRecognised ? recognised.format : fields.format;
  const address = isRecognised ? recognised.address : fields.address;
  const employerName = fields.employerName || (recognised?.employerName ?? '');
  const mapping = parseMapping(fields.mapping, format);
  const companyName = await findCompanyName(parts.database, companyId);
  const fetching = { timeoutMs: previewMs, maxPages: previewMaxPages, limits: previewLimits };
  const preview = await forPeople('address', () =>
    withFetched(parts, { address, format, mapping }, fetching, async (fetched) => {
      const given = { format: fetched.format, mapping, employerName, companyName };
      const read = await inTurn(() =>
        readPreview(say, parts.database, { ...fetched, address }, mappingOf(given)),
      );
      const isCut = read.isCut || fetched.isCut;
      const gaps = [...fetched.gaps, ...read.gaps].map((gap) => say(gap));
      return { ...read, address, employerName, format: fetched.format, isCut, gaps, people: null };
    }),
  );
  if (preview === 'unchanged') throw new Error('A source without a mark cannot be unchanged.');
  return preview;
}

export interface UploadFields {
  name?: string;
  mapping: string;
  employerName?: string;
}

/** Shows how the postings of a file are read. Throws `invalid_input` where it cannot be read. */
export async function previewFile(
  say: Say,
  { database, temporaryDirectory }: Parts,
  companyId: string | undefined,
  fields: UploadFields,
  upload: Upload,
): Promise<SourcePreview> {
  const { employerName = '' } = fields;
  const companyName = await findCompanyName(database, companyId);
  return forPeople('file', () =>
    withDecoded(temporaryDirectory, upload, async ({ path, format, isExport }) => {
      const mapping = mappingOfFile(fields, format, companyName);
      const read = await inTurn(() => readPreview(say, database, { path, format, address: '' }, mapping));
      const isAsked = isExport && companyId === undefined;
      const people = isAsked
        ? await withReader(previewLimits, (reader) =>
            reader.call('readPeople', { path, language: say.language }),
          )
        : null;
      const gaps = read.gaps.map((gap) => say(gap));
      return { ...read, address: '', employerName, format, gaps, people };
    }),
  );
}

type Uploader = Omit<SourceEditor, 'say'>;

/** Imports a file while its sender waits, and gives the id of its report. Throws `invalid_input`. */
export async function importFile(
  parts: Parts,
  { userId, companyId }: Uploader,
  fields: UploadFields,
  upload: Upload,
): Promise<{ reportId: string; inserted: number; updated: number; rejected: number; shared: number }> {
  const { database } = parts;
  const companyName = await findCompanyName(database, companyId);
  const [room] = companyId === undefined ? [] : await allowanceAsked.run(database, companyId);
  const now = new Date();
  // A company's files are one source: what is uploaded again is changed and not doubled.
  const source = fields.name ?? `${companySourcePrefix}${companyId}`;
  return forPeople('file', () =>
    withDecoded(parts.temporaryDirectory, upload, async ({ path, format }) => {
      const mapping = mappingOfFile(fields, format, companyName);
      const summary = await inTurn(() =>
        importWithReport(database, {
          rows: rowsOf(
            { path, format, address: '', mapping, now, shown: 0 },
            { limits: fileLimits, maxPostings: maxImportFilePostings },
          ),
          mapping,
          source,
          fileName: upload.name.slice(0, 200),
          gazetteer: worldGazetteer(),
          words: board.words,
          now,
          batchSize,
          maxCompanies,
          companyId,
          needsApproval: room?.needsApproval ?? false,
          shared: createSharedPostings(
            database,
            { id: null, name: source, company_id: companyId ?? null },
            { room, now },
          ),
        }),
      );
      await noteUpload(
        database,
        { userId, companyId },
        { source, reportId: summary.reportId, name: upload.name },
      );
      return summary;
    }),
  );
}

async function noteUpload(
  database: Kysely<Tables>,
  { userId, companyId }: Uploader,
  { source, reportId, name }: { source: string; reportId: string; name: string },
): Promise<void> {
  if (companyId !== undefined) {
    await noteCompanyEvent(database, {
      companyId,
      userId,
      kind: 'file-imported',
      detail: name.slice(0, 200),
    });
    return;
  }
  await noteStaffAction(database, {
    staffId: userId,
    action: 'source.upload',
    subjectKind: 'import',
    subjectId: reportId,
    after: { source },
  });
}

function mappingOfFile(
  { mapping, employerName = '' }: UploadFields,
  format: SourceFormatName,
  companyName: string | undefined,
): ImportMapping {
  if (format === 'page') {
    throw new StartError(msg`This file is a web page. Enter the address of the page as a source instead.`);
  }
  return mappingOf({ format, mapping: parseMapping(mapping, format), employerName, companyName });
}

async function findCompanyName(
  database: Kysely<Tables>,
  companyId: string | undefined,
): Promise<string | undefined> {
  if (companyId === undefined) return undefined;
  const { name } = await database
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return name;
}

/** Reads what has come, two at once: an address that answers slowly keeps no others waiting. */
async function inTurn<T>(read: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= previewsWaiting)
    throw new AppError(
      'unavailable',
      msg`Many files are being read right now. Please try again in a minute.`,
    );
  return limit(read);
}

/** Shows a failure of an address or a file at its field. */
async function forPeople<T>(field: 'address' | 'file', work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OutboundFailure || error instanceof StartError)) throw error;
    const said = error instanceof StartError ? error.said : error.message;
    throw new AppError('invalid_input', said, { fields: { [field]: said } }, { cause: error });
  }
}

interface FileToPreview {
  path: string;
  more?: readonly string[];
  format: SourceFormatName;
  address: string;
}

type ReadPreview = Omit<SourcePreview, 'address' | 'format' | 'employerName' | 'people' | 'gaps'> & {
  gaps: Message[];
};

async function readPreview(
  say: Say,
  database: Kysely<Tables>,
  { path, more, format, address }: FileToPreview,
  mapping: ImportMapping,
): Promise<ReadPreview> {
  const postings: PreviewedPosting[] = [];
  const rejections: SourcePreview['rejections'] = [];
  let isCut = false;
  const now = new Date();
  async function* firstRows() {
    try {
      const shown = previewedPostings;
      yield* rowsOf(
        { path, ...(more && { more }), format, address, mapping, now, shown },
        { limits: previewLimits, maxPostings: previewMaxPostings },
      );
    } catch (error) {
      if (!(error instanceof TooManyPostings)) throw error;
      isCut = true;
    }
  }
  const options: ImportOptions = {
    rows: firstRows(),
    mapping,
    source: '',
    gazetteer: worldGazetteer(),
    words: board.words,
    now,
    dryRun: true,
    maxCompanies,
    onReject(rejection) {
      if (rejections.length < rejectionsShown)
        rejections.push({ ...rejection, at: say(rejection.at), reason: say(rejection.reason) });
    },
    onPosting(row) {
      if ('shown' in row && row.shown) postings.push({ at: say(row.at), fields: row.shown });
    },
  };
  const summary = await importPostings(database, options);
  return {
    read: summary.read,
    taken: summary.read - summary.rejected,
    rejected: summary.rejected,
    isCut,
    gaps: summary.gaps,
    fields: summary.fields,
    unread: sayUnread(say, groupUnread(summary.unknown)),
    lackingAds: summary.lackingAds,
    rejections,
    postings,
  };
}
