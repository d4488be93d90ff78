import type { Say } from '@waymark/contract/text/say';
import { emptyJobFieldTexts } from '@waymark/contract/jobs/job-field-tables';
import { presentOwnFields } from '../../jobs/jobs/own-field-rules.ts';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { postingRegions } from '@waymark/contract/posting/choices';
import type {
  DraftSummary,
  PostingChoices,
  PostingDraft,
  PostingPreview,
} from '@waymark/contract/posting/postings';
import { fullName } from '@waymark/contract/text/format';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { logoAddress } from '../../../platform/pictures/picture-addresses.ts';
import { presentVerification } from '../../companies/companies/presenter.ts';
import { addressesToNotify, companiesOf, isDomainVerified } from '../../companies/companies/queries.ts';
import { loadDetector } from '../../jobs/posting-facts/language-gateway.ts';
import { detectLanguages } from '../../jobs/posting-facts/language-rules.ts';
import { convertPay } from '../../jobs/jobs/rules.ts';
import { countAllowedPostings, countTakenPlaces, findAllowance } from '../../payments/memberships/queries.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { listPlaces } from '../../places/places/queries.ts';
import { countryName, locate, type PlaceDraft, type PlaceRow } from '../../places/places/rules.ts';
import { endOfDeadline } from '../../places/places/zone-rules.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { findAdRulesOf, readDraft, type ReadDraft } from './publishing-rules.ts';

/** The file of an open job; undefined without one, and once the job is closed. */
export function findAttachment(database: Database, jobId: string) {
  return database
    .selectFrom('jobs')
    .innerJoin('files', 'files.id', 'jobs.attachment_file_id')
    .select(['files.storage_key', 'files.name', 'files.media_type', 'files.size'])
    .where('jobs.id', '=', jobId)
    .where('jobs.status', '=', 'active')
    .executeTakeFirst();
}

/**
 * Whether a company’s next posting needs approval: until one was public, unless the domain is verified or
 * the board requires neither; and while staff holds another one. Callers that write hold the company’s row.
 */
export async function needsApproval(database: Database, companyId: string): Promise<boolean> {
  const kept = await sql`
    select from jobs where company_id = ${companyId} and moderation is not null limit 1
  `.execute(database);
  if (kept.rows.length > 0) return true;
  const { firstPosting } = board.settings;
  if (firstPosting === 'open') return false;
  if (firstPosting === 'domain' && (await isDomainVerified(database, companyId))) return false;
  return !(await hasBeenPublic(database, companyId));
}

/** Whether a posting of the company is or was on the board. */
async function hasBeenPublic(database: Database, companyId: string): Promise<boolean> {
  const { rows } = await sql`
    select from jobs
    where company_id = ${companyId} and posted_at is not null and status in ('active', 'expired', 'filled')
    limit 1
  `.execute(database);
  return rows.length > 0;
}

/** The number of postings that a company's own sources may add. */
export async function allowSourced(database: Database, companyId: string) {
  const allowed = await countAllowedPostings(database, companyId);
  return {
    allowed,
    left: Math.max(0, allowed - (await countTakenPlaces(database, companyId))),
    needsApproval: await needsApproval(database, companyId),
    isNew: !(await hasBeenPublic(database, companyId)),
  };
}

/** The postings that staff has to review, longest waiting first. */
export async function listWaitingPostings(database: Database) {
  return database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'jobs.title', 'companies.name as company', 'companies.website'])
    .where('jobs.status', '=', 'pending')
    .where('jobs.awaits_approval', '=', true)
    .where('jobs.moderation', 'is', null)
    .orderBy('jobs.approval_asked_at')
    .orderBy('jobs.id')
    .execute();
}

const regionsOffered = 40;

const earlierOffered = 25;

/** The initial data of the posting form, for a member of this company. */
export async function loadChoices(
  database: Database,
  index: JobIndex,
  { companyId, email }: { companyId: string; email: string },
): Promise<PostingChoices> {
  const earlier = await database
    .selectFrom('jobs')
    .select(['id', 'title', 'status'])
    .where('company_id', '=', companyId)
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(earlierOffered)
    .execute();
  return {
    email,
    regions: await listRegions(index),
    ownFields: board.words.ownFields.map((field) => ({
      ...field,
      options: field.options.map((option) => ({ ...option })),
    })),
    earlier,
    needsApproval: await needsApproval(database, companyId),
    places: {
      postings: await countAllowedPostings(database, companyId),
      taken: await countTakenPlaces(database, companyId),
    },
  };
}

/** The specified regions, then the places with the most jobs (K-2). */
async function listRegions(index: JobIndex): Promise<PostingChoices['regions']> {
  const words = await index.soFar.vocabulary();
  const named = words
    .list('place')
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ text, detail }) => ({ label: text, place: detail ? `${text}, ${detail}` : text }));
  const specified = new Set<string>(postingRegions.map(({ label }) => label));
  const others = named.filter(({ label }) => !specified.has(label)).slice(0, regionsOffered);
  return [...postingRegions, ...others];
}

/** The drafts of a member’s company, latest change first. */
export async function listDrafts(
  database: Database,
  companyId: string,
  page: number,
): Promise<Page<DraftSummary>> {
  const { total } = await database
    .selectFrom('posting_drafts')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, defaultPageSize, total);
  const rows = await database
    .selectFrom('posting_drafts')
    .leftJoin('users', 'users.id', 'posting_drafts.created_by')
    .select(['posting_drafts.id', 'posting_drafts.job_id', 'posting_drafts.updated_at'])
    .select(['users.first_name', 'users.last_name'])
    .select(sql<string>`posting_drafts.fields ->> 'title'`.as('title'))
    .where('posting_drafts.company_id', '=', companyId)
    .orderBy('posting_drafts.updated_at', 'desc')
    .orderBy('posting_drafts.id')
    .limit(defaultPageSize)
    .offset((page - 1) * defaultPageSize)
    .execute();
  const data = rows.map((row) => ({
    id: row.id,
    jobId: row.job_id,
    title: row.title,
    updatedAt: row.updated_at.toISOString(),
    author: row.first_name === null ? null : fullName(row.first_name, row.last_name),
  }));
  return { data, total, page, pageSize: defaultPageSize };
}

/** A draft of one of the member’s companies; null for any other. */
export async function findDraft(
  database: Database,
  memberId: string,
  draftId: string,
): Promise<OwnDraft | null> {
  const row = await selectDrafts(database)
    .where('posting_drafts.id', '=', draftId)
    .where('posting_drafts.company_id', 'in', companiesOf(memberId))
    .executeTakeFirst();
  return row ? presentDraft(row) : null;
}

function selectDrafts(database: Database) {
  return database
    .selectFrom('posting_drafts')
    .leftJoin('jobs', 'jobs.id', 'posting_drafts.job_id')
    .leftJoin('files', 'files.id', 'posting_drafts.attachment_file_id')
    .select(['posting_drafts.id', 'posting_drafts.company_id', 'posting_drafts.job_id'])
    .select(['posting_drafts.fields', 'posting_drafts.version', 'posting_drafts.updated_at'])
    .select(['jobs.status as job_status', 'files.name as file_name', 'files.size as file_size']);
}

/** Whether the plan of a company has the search for candidates. */
export async function allowCandidateSearch(database: Database, companyId: string): Promise<boolean> {
  const { candidateSearch } = await findAllowance(database, companyId);
  return candidateSearch;
}

/** A draft as a seeker would see it if published now, and what prevents that. */
export async function findPreview(
  say: Say,
  database: Database,
  draft: OwnDraft,
  now = new Date(),
): Promise<PostingPreview> {
  const { companyId } = draft;
  const places = await listPlaces(database);
  const mayNotify = await addressesToNotify(database, companyId);
  const read = readDraft(draft.fields, {
    gazetteer: worldGazetteer(),
    now,
    mayNotify,
    requiresPay: board.settings.requiresPay,
  });
  const company = await findCompany(database, companyId);
  const known = read.posting.places.map((place) => findPlace(places, place));
  const detectedLanguage = detectLanguages(read.posting, await loadDetector());
  const language = read.posting.language || detectedLanguage;
  const job = { ...describe(draft, read, known, now), language, ...company };
  const ads = findAdRulesOf(read, {
    size: company.company.size,
    adAnswers: draft.fields.adAnswers,
    settings: board.settings.adRules,
    gazetteer: worldGazetteer(),
    now,
  });
  const said = Object.entries(read.problems).map(([field, problem]) => [field, say(problem)]);
  const problems = Object.fromEntries(said) as Record<string, string>;
  return { job, problems, detectedLanguage, ads };
}

async function findCompany(database: Database, companyId: string) {
  const row = await database
    .selectFrom('companies')
    .select(['id', 'name', 'website', 'about', 'industry', 'size', 'logo_file_id'])
    .select(['website_host', 'verified_at', 'verified_by'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const { id, name, website, about, industry, size } = row;
  return {
    company: { id, name, logoUrl: logoAddress(row.logo_file_id), industry, size },
    companyDetail: { id, name, website, about, industry, verification: presentVerification(row) },
  };
}

type WithoutCompany = Omit<JobDetail, 'company' | 'companyDetail'>;

function describe(
  draft: PostingDraft,
  { posting: { own = {}, ...posting }, countries, questions }: ReadDraft,
  places: readonly PlaceRow[],
  now: Date,
): WithoutCompany {
  return {
    ...posting,
    title: posting.title || msg`A job without a title`,
    id: draft.jobId ?? draft.id,
    status: 'active',
    places: places.map(({ city, region, countryCode, country }) => ({ city, region, countryCode, country })),
    morePlaces: 0,
    openings: 1,
    positions: places.map(({ latitude, longitude }) =>
      latitude === null || longitude === null ? null : { latitude, longitude },
    ),
    postedAt: now.toISOString(),
    featured: false,
    confirmedAt: now.toISOString(),
    closedOn: null,
    converted: convertPay(posting.salary, board.words.pay),
    closesAt: posting.deadline === null ? null : endOfDeadline(posting.deadline, places),
    regionCountries: [],
    otherOpenings: [],
    translations: [],
    applicantCountries: countries,
    attachment: draft.attachment,
    questions: questions
      .filter(({ question }) => question !== '')
      .map(({ knockout: _forTheEmployer, ...question }) => question),
    cameFrom: null,
    ownFields: presentOwnFields(own, board.words.ownFields, board.locale),
    acceptsApplications: posting.applyUrl === null,
  };
}

function findPlace(places: readonly PlaceRow[], draft: PlaceDraft): PlaceRow {
  const known = places.find(
    ({ city, region, countryCode }) =>
      city === draft.city && region === draft.region && countryCode === draft.countryCode,
  );
  const country = countryName(draft.countryCode);
  const { latitude = null, longitude = null } = locate(worldGazetteer(), draft) ?? {};
  return known ?? { ...draft, id: 0, country, latitude, longitude };
}

type DraftRow = Awaited<ReturnType<ReturnType<typeof selectDrafts>['execute']>>[number];

/** A draft with its company, which answers leave out. */
export type OwnDraft = PostingDraft & { companyId: string };

function presentDraft(row: DraftRow): OwnDraft {
  const { file_name: name, file_size: size } = row;
  return {
    id: row.id,
    companyId: row.company_id,
    jobId: row.job_id,
    jobStatus: row.job_status,
    fields: { ...emptyJobFieldTexts, ...row.fields },
    attachment: name === null || size === null ? null : { name, size },
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
}
