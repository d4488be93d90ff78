import { waitingLimit } from '@waymark/contract/posting/choices';
import { describeAdRule } from '@waymark/contract/jobs/ad-rule-choices';
import type { AdFinding } from '@waymark/contract/jobs/ad-rules';
import type { PublishedPosting } from '@waymark/contract/posting/postings';
import { msg, plural, term, type Message } from '@waymark/contract/text/message';
import { sql, type Selectable } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables, Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { noteCompanyEvent } from '../../companies/companies/commands.ts';
import { addressesToNotify, companiesRecruitedBy } from '../../companies/companies/queries.ts';
import { openDuties } from '../../jobs/ad-rules/finding-rules.ts';
import { noteAsked, notePublished } from '../../jobs/ad-rules/notice-commands.ts';
import { activateReady } from '../../jobs/jobs/commands.ts';
import { askApprovalAgain, updateJob } from '../../jobs/jobs/state-commands.ts';
import { writePostings } from '../../jobs/jobs/write-commands.ts';
import { takePostingPlace } from '../../payments/memberships/place-commands.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { writeQuestions, lockCompany, newerDraft, noSuchDraft } from './commands.ts';
import { findAdRulesOf, readDraft, type ReadDraft } from './publishing-rules.ts';
import { needsApproval } from './queries.ts';

interface Request {
  userId: string;
  draftId: string;
  /** The version that was read. */
  version: number;
  now?: Date;
}

type Company = Awaited<ReturnType<typeof lockCompany>>;
type DraftRow = Pick<
  Selectable<Tables['posting_drafts']>,
  'id' | 'company_id' | 'job_id' | 'fields' | 'version' | 'attachment_file_id'
>;
type KnownJob = Pick<Selectable<Tables['jobs']>, 'id' | 'source' | 'source_id' | 'status' | 'posted_at'>;

/**
 * Creates a job from a draft, or updates its job; applications stay. Of two at once the second finds no
 * draft. Throws `invalid_input` by field, `conflict` for a newer draft or a closed job, `forbidden` for
 * former recruiters.
 */
export function publishDraft(database: Database, request: Request): Promise<PublishedPosting> {
  return inPublishing(database, (transaction) => publishWithin(transaction, request));
}

/** An ad without what is asked of it, which was asked now. */
class UnansweredDuty extends AppError {
  readonly asked: Parameters<typeof noteAsked>[1];
  readonly findings: readonly AdFinding[];

  constructor(asked: UnansweredDuty['asked'], findings: readonly AdFinding[]) {
    const fields = { adAnswers: describeDuties(findings) };
    super('invalid_input', fields.adAnswers, { fields });
    this.asked = asked;
    this.findings = findings;
  }
}

/** A transaction that publishes. That an employer was asked is kept, although nothing is published then. */
export async function inPublishing<T>(
  database: Database,
  publish: (transaction: Database) => Promise<T>,
): Promise<T> {
  try {
    return await database.transaction().execute(publish);
  } catch (error) {
    if (error instanceof UnansweredDuty) await noteAsked(database, error.asked, error.findings);
    throw error;
  }
}

function describeDuties([first, ...others]: readonly AdFinding[]): Message {
  if (!first) return '';
  const rule = describeAdRule(first);
  if (others.length === 0) return msg`${term(rule)} Change the ad, or say why it need not.`;
  return msg`${term(rule)} Change the ad, or say why it need not. ${plural(others.length, '# other rule of its places is', '# other rules of its places are')} not met either.`;
}

/** The same in a transaction that began before. */
export async function publishWithin(
  transaction: Database,
  { userId, draftId, version, now = new Date() }: Request,
): Promise<PublishedPosting> {
  const company = await lockCompany(transaction, userId, await findCompanyId(transaction, userId, draftId));
  const draft = await lockDraft(transaction, company, draftId, version);
  const known = draft.job_id === null ? null : await lockJob(transaction, draft.job_id);
  if (!known) await refuseMany(transaction, company.id);
  const mayNotify = await addressesToNotify(transaction, company.id);
  const read = readDraft(draft.fields, {
    gazetteer: worldGazetteer(),
    now,
    mayNotify,
    requiresPay: board.settings.requiresPay,
  });
  if (Object.keys(read.problems).length > 0) throw invalidFields(read.problems);
  const asked = {
    companyId: company.id,
    source: known?.source ?? 'employer',
    sourceId: known?.source_id ?? draft.id,
  };
  const findings = findAdRulesOf(read, {
    size: company.size,
    adAnswers: draft.fields.adAnswers,
    settings: board.settings.adRules,
    gazetteer: worldGazetteer(),
    now,
  });
  const duties = openDuties(findings);
  if (duties.length > 0) throw new UnansweredDuty(asked, duties);
  await notePublished(transaction, { source: asked.source, through: 'form' }, [{ ...asked, findings }]);
  const jobId = await writeJob(transaction, { company, draft, read, known, now });
  const orderId = known?.status === 'active' ? null : await takePlace(transaction, company.id, jobId);
  if (known) await askApprovalAgain(transaction, jobId);
  else await holdForApproval(transaction, company.id, jobId);
  await transaction.deleteFrom('posting_drafts').where('id', '=', draftId).execute();
  await noteCompanyEvent(transaction, {
    companyId: company.id,
    userId,
    kind: known ? 'job-edited' : 'job-posted',
    subjectId: jobId,
    detail: read.posting.title,
  });
  await activateReady(transaction, [jobId], now);
  return describeJob(transaction, jobId, { awaitsCompany: company.held, orderId });
}

async function findCompanyId(transaction: Database, userId: string, draftId: string): Promise<string> {
  const draft = await transaction
    .selectFrom('posting_drafts')
    .select('company_id')
    .where('id', '=', draftId)
    .where('company_id', 'in', companiesRecruitedBy(userId))
    .executeTakeFirst();
  if (!draft) throw noSuchDraft();
  return draft.company_id;
}

async function lockDraft(
  transaction: Database,
  company: Company,
  draftId: string,
  version: number,
): Promise<DraftRow> {
  const draft = await transaction
    .selectFrom('posting_drafts')
    .select(['id', 'company_id', 'job_id', 'fields', 'version', 'attachment_file_id'])
    .where('id', '=', draftId)
    .where('company_id', '=', company.id)
    .forUpdate()
    .executeTakeFirst();
  if (!draft) throw noSuchDraft();
  if (draft.version !== version) throw newerDraft();
  return draft;
}

/** Limits the postings of one company in the staff queue. Throws `conflict`. */
async function refuseMany(transaction: Database, companyId: string) {
  const { waiting } = await transaction
    .selectFrom('jobs')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('company_id', '=', companyId)
    .where('status', '=', 'pending')
    .where(({ or, eb }) => or([eb('awaits_payment', '=', true), eb('awaits_approval', '=', true)]))
    .executeTakeFirstOrThrow();
  if (waiting < waitingLimit) return;
  throw new AppError(
    'conflict',
    msg`${waitingLimit} postings of your company wait for payment or approval, and no more can. Pay for or close some of them first.`,
  );
}

async function lockJob(transaction: Database, jobId: string): Promise<KnownJob> {
  const job = await transaction
    .selectFrom('jobs')
    .select(['id', 'source', 'source_id', 'status', 'posted_at'])
    .where('id', '=', jobId)
    .forUpdate()
    .executeTakeFirst();
  if (!job) throw noSuchDraft();
  if (job.status !== 'active' && job.status !== 'pending') throw closedMeanwhile();
  return job;
}

function closedMeanwhile(): AppError {
  return new AppError(
    'conflict',
    msg`This job was closed while you were changing it. Renew it first, or post it as a new one.`,
  );
}

interface Write {
  company: Company;
  draft: DraftRow;
  read: ReadDraft;
  known: KnownJob | null;
  now: Date;
}

/** Writes the job as all postings are written, and the fields that only this form has. */
async function writeJob(transaction: Database, { company, draft, read, known, now }: Write): Promise<string> {
  const source = known?.source ?? 'employer';
  // The draft's own id names a new posting: however often it is published, it is one.
  const sourceId = known?.source_id ?? draft.id;
  const { name, website } = company;
  await writePostings(transaction, {
    source,
    companyId: company.id,
    keepsStatus: true,
    unstatesLanguage: true,
    now,
    gazetteer: worldGazetteer(),
    drafts: [
      {
        ...read.posting,
        sourceId,
        company: { name, website, about: '', industry: '' },
        postedAt: known?.posted_at ?? null,
      },
    ],
  });
  const { id } = await transaction
    .selectFrom('jobs')
    .select('id')
    .where('source', '=', source)
    .where('source_id', '=', sourceId)
    .executeTakeFirstOrThrow();
  await updateJob(transaction, id, {
    applicant_countries: read.countries,
    notify_email: read.notifyEmail,
    attachment_file_id: draft.attachment_file_id,
    // What is open stays open.
    ...(known?.status !== 'active' && { publish_at: read.publishAt }),
    updated_at: sql`now()`,
  });
  await writeQuestions(transaction, id, read.questions);
  return id;
}

/** Takes a place of the plan, or orders one: returns the order’s id, null if nothing has to be paid. */
async function takePlace(transaction: Database, companyId: string, jobId: string): Promise<string | null> {
  const place = await takePostingPlace(transaction, companyId, jobId);
  await updateJob(transaction, jobId, { awaits_payment: place.needsPayment });
  return place.needsPayment ? place.orderId : null;
}

/** The first postings of a company without a verified domain are reviewed before they are public. */
async function holdForApproval(transaction: Database, companyId: string, jobId: string) {
  if (!(await needsApproval(transaction, companyId))) return;
  await updateJob(transaction, jobId, { awaits_approval: true, approval_asked_at: sql`now()` });
}

async function describeJob(
  transaction: Database,
  jobId: string,
  rest: Pick<PublishedPosting, 'awaitsCompany' | 'orderId'>,
): Promise<PublishedPosting> {
  const job = await transaction
    .selectFrom('jobs')
    .select(['status', 'awaits_payment', 'awaits_approval', 'publish_at'])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  return {
    jobId,
    status: job.status,
    awaitsPayment: job.awaits_payment,
    awaitsApproval: job.awaits_approval,
    ...rest,
    publishAt: job.status === 'pending' ? (job.publish_at?.toISOString() ?? null) : null,
  };
}
