import { standardWords } from '@waymark/contract/board-words';
import { v1JobEndpoints } from '@waymark/contract/integrations/v1-jobs';
import { jobCardSchema, jobDetailSchema, type JobDetail } from '@waymark/contract/jobs/jobs';
import { managedJobDetailSchema } from '@waymark/contract/posting/managed-jobs';
import { draftFieldsSchema } from '@waymark/contract/posting/postings';
import { sayEnglish } from '@waymark/contract/text/say';
import { z } from 'zod';
import { presentGreenhouseJob } from '../../apps/server/src/areas/integrations/board-endpoints/greenhouse-presenter.ts';
import { presentLeverPosting } from '../../apps/server/src/areas/integrations/board-endpoints/lever-presenter.ts';
import { profiles } from '../../apps/server/src/areas/integrations/feeds/profile-rules.ts';
import { presentItem } from '../../apps/server/src/areas/integrations/feeds/syndication-presenter.ts';
import {
  writeAtom,
  writeJsonFeed,
  writeRss,
} from '../../apps/server/src/areas/integrations/feeds/syndication-rules.ts';
import {
  presentJobDetail as presentForTool,
  presentSearch,
} from '../../apps/server/src/areas/integrations/mcp/presenter.ts';
import { presentCompanyJobDetail } from '../../apps/server/src/areas/integrations/v1/presenter.ts';
import { toDraftFields } from '../../apps/server/src/areas/integrations/v1/rules.ts';
import { writeList } from '../../apps/server/src/areas/integrations/widget/presenter.ts';
import { readPosting } from '../../apps/server/src/areas/jobs/job-import/draft-rules.ts';
import { defaultMapping } from '../../apps/server/src/areas/jobs/job-import/mapping-rules.ts';
import {
  presentJobCard,
  presentJobDetail,
  type JobDetailRow,
} from '../../apps/server/src/areas/jobs/jobs/presenter.ts';
import { fingerprint, toJobRow } from '../../apps/server/src/areas/jobs/jobs/row-rules.ts';
import { worldGazetteer } from '../../apps/server/src/areas/places/places/gazetteer-index.ts';
import { presentManagedDetail } from '../../apps/server/src/areas/posting/managed-jobs/presenter.ts';
import { readDraft } from '../../apps/server/src/areas/posting/postings/publishing-rules.ts';
import {
  factNames,
  factsOf,
  fingerprintOf,
  readFactRow,
  splitDocument,
  toFactRow,
  type JobDocument,
} from '../../apps/server/src/areas/search/replica/document-rules.ts';
import { toEngineDocument } from '../../apps/server/src/areas/search/engine/document-rules.ts';
import { nothingRead } from '../../apps/server/src/areas/jobs/posting-facts/reading-rules.ts';
import { jobPostingMarkup } from '../../apps/web/src/areas/jobs/jobs/markup-rules.ts';
import { wholeCompany, wholePlaces } from './whole-posting.ts';

const now = new Date('2026-11-20T08:00:00Z');
const publicUrl = 'https://waymark.example';

const task = {
  publicUrl,
  boardName: 'Waymark',
  words: standardWords,
  email: 'jobs@waymark.example',
  passedOn: [],
  leftOut: {},
};

function rowOf(document: JobDocument): JobDetailRow {
  const { number: _number, questions: _questions, fingerprint: _fingerprint, ...columns } = document;
  const { id: _id, slug: _slug, name, logo_file_id, size, ...company } = wholeCompany;
  const named = { company_name: name, company_logo_file_id: logo_file_id, company_size: size };
  return { ...columns, ...company, ...named, company_industry: company.industry };
}

const places = new Map(wholePlaces.map((place) => [place.id, place]));

/** What leaves by the doors that are shown the page of a posting, by their names. */
function writeShown(job: JobDetail) {
  const posting = { number: 7, job };
  const item = presentItem(sayEnglish, job, publicUrl);
  const feed = {
    language: 'en' as const,
    title: '',
    description: '',
    homeUrl: '',
    selfUrl: '',
    publisher: '',
    items: [item],
  };
  const search = { jobs: [job], total: 1, query: 'signal', offset: 0, ignored: [] };
  return {
    'structured data': jobPostingMarkup(job, publicUrl, 'en'),
    greenhouse: presentGreenhouseJob(posting, { publicUrl, hasContent: true }),
    lever: presentLeverPosting(posting, publicUrl),
    'mcp get_job_detail': presentForTool(job, publicUrl),
    'mcp search_jobs': presentSearch(search, publicUrl),
    rss: writeRss(feed),
    atom: writeAtom(feed),
    'json feed': writeJsonFeed(feed),
    widget: writeList({ say: sayEnglish, title: '', jobs: [job], total: 1, allPath: '/jobs' }, publicUrl),
  };
}

/** How a company and its programs see a posting of theirs. */
function writeManaged(row: JobDetailRow) {
  const managed = presentManagedDetail(
    {
      ...row,
      closed_by_company: false,
      trashed_at: null,
      confirmation_asked_at: null,
      awaits_payment: false,
      awaits_approval: false,
      moderation: null,
      moderation_reason: '',
      publish_at: null,
      applications: 5,
      new_applications: 1,
      views: 90,
      starred: false,
      unread: true,
      is_changeable: true,
    },
    places,
    { days: [], sources: [] },
  );
  const answer = v1JobEndpoints['GET /v1/company/jobs/:jobId'].answer.shape.data;
  return {
    'managed job': managedJobDetailSchema.parse(managed),
    'v1 company job': answer.parse(presentCompanyJobDetail(managed)),
  };
}

/** What every door writes of a posting, by its name. */
export function writeDoors(document: JobDocument): Record<string, unknown> {
  const row = rowOf(document);
  const detail = presentJobDetail(row, document.questions, places);
  const { card, detail: stored, words } = splitDocument(document, wholeCompany.name, wholePlaces);
  const posting = { number: 7, card, detail: stored, company: wholeCompany, places: wholePlaces };
  return {
    'v1 job': jobDetailSchema.parse(detail),
    'job card': jobCardSchema.parse(presentJobCard(row, places)),
    ...writeManaged(row),
    ...writeShown(detail),
    ...Object.fromEntries(
      Object.entries(profiles).map(([partner, { write }]) => [`partner ${partner}`, write(posting, task)]),
    ),
    document: { card, detail: stored, words },
    'fact names': factNames.join(),
    'fact row': toFactRow(factsOf(document, nothingRead)),
    facts: readFactRow(toFactRow(factsOf(document, nothingRead))),
    'engine document': toEngineDocument(
      {
        job: document,
        company: wholeCompany,
        places: wholePlaces,
        key: undefined,
        group: '#7',
        listed: undefined,
      },
      nothingRead,
    ),
    'fingerprint of terms': fingerprintOf(document),
  };
}

/** For what is a record of ours: its order means nothing. */
const sorted = (values: object) =>
  Object.fromEntries(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** What is read of a posting that comes in: from a source, and by a call of the API through the form's rules. */
export function readDoors(record: Readonly<Record<string, unknown>>, call: object): Record<string, unknown> {
  const options = { gazetteer: worldGazetteer(), words: standardWords, now };
  const imported = readPosting({ ...record }, { ...options, mapping: defaultMapping() });
  const body = v1JobEndpoints['POST /v1/company/jobs'].body.parse(call);
  const fields = draftFieldsSchema.parse(toDraftFields(body));
  const draft = 'draft' in imported ? imported.draft : undefined;
  return {
    import: imported,
    'import row': draft && sorted({ ...toJobRow(draft), id: '' }),
    'import fingerprint': draft && fingerprint(draft),
    'v1 draft': sorted(fields),
    'v1 posting': readDraft(fields, { ...options, requiresPay: false, mayNotify: () => true }),
    'v1 body': z.toJSONSchema(v1JobEndpoints['POST /v1/company/jobs'].body, { io: 'input' }),
    'v1 change': z.toJSONSchema(v1JobEndpoints['PATCH /v1/company/jobs/:jobId'].body, { io: 'input' }),
  };
}
