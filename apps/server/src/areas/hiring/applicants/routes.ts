import type { Applicant } from '@waymark/contract/hiring/applicants';
import { fullName } from '@waymark/contract/text/format';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { sendAttachment } from '../../../platform/http/send-attachment.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireEmployer, requireRecruiter, requireUser } from '../../identity/accounts/policy.ts';
import { ensureReadingFor } from '../../resumes/resume-reading/kept-commands.ts';
import { presentText } from '../../resumes/resume-reading/text-presenter.ts';
import {
  findReader,
  requireCompanyJob,
  requireRecruitedApplication,
  requireRecruitedJob,
  requireRecruitedStage,
} from '../hiring-team/queries.ts';
import {
  countApplicants,
  listAskedQuestions,
  listCards,
  listColumns,
  listPostings,
  listTags,
} from './board-queries.ts';
import { exportApplicants, markSeen, previewMove } from './commands.ts';
import { markApplicant, removeNote, tagApplicant, untagApplicant, writeNote } from './mark-commands.ts';
import {
  presentApplicant,
  presentCard,
  presentColumn,
  presentNote,
  presentStage,
  presentState,
} from './presenter.ts';
import {
  findApplicant,
  findApplicationResume,
  listAnswers,
  listEvents,
  listNotes,
  listStates,
} from './queries.ts';
import { formatCursor, newStageOf, stageFilterOf, type StageRow } from './rules.ts';
import {
  ensureStages,
  moveApplications,
  addStage,
  changeStage,
  placeStage,
  removeStage,
} from './stage-commands.ts';

/** The resumes of applications, for applicants and employers. */
export function applicationResumeRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);

  serve('GET /applications/:applicationId/resume', requireUser, async ({ params }, { userId }, reply) =>
    sendAttachment(reply, services.files, await openResume(services, params.applicationId, userId)),
  );

  serve('GET /applications/:applicationId/resume/text', requireUser, async ({ params }, { userId }) => {
    const resume = await openResume(services, params.applicationId, userId);
    return { data: presentText(await ensureReadingFor(services, resume, userId)) };
  });
}

/**
 * The resume of an application; opened by a recruiter, the application counts as seen. Throws `not_found`.
 */
async function openResume(services: Services, applicationId: string, userId: string) {
  const resume = await findApplicationResume(services.database, applicationId, userId);
  if (!resume) throw new AppError('not_found', msg`There is no application with this address.`);
  if (resume.applicant_id !== userId && resume.is_recruiter) {
    await markSeen(services, applicationId, userId);
  }
  return resume;
}

/** The stages of a company’s applicants. */
export function applicationStageRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;

  serve('POST /company/jobs/:jobId/stages', requireRecruiter, async (request, { userId }) => {
    const { company_id: companyId } = await requireRecruitedJob(database, userId, request.params.jobId);
    const stages = await addStage(database, { companyId, userId }, request.body.name);
    return { data: stages.map(presentStage) };
  });

  serve('PUT /company/stages/:stageId', requireRecruiter, async (request, { userId }) => {
    const { stageId } = request.params;
    const companyId = await requireRecruitedStage(database, userId, stageId);
    const stages = await changeStage(database, { companyId, userId }, stageId, request.body);
    return { data: stages.map(presentStage) };
  });

  serve('PUT /company/stages/:stageId/position', requireRecruiter, async (request, { userId }) => {
    const { stageId } = request.params;
    const companyId = await requireRecruitedStage(database, userId, stageId);
    const stages = await placeStage(database, { companyId, userId }, stageId, request.body.position);
    return { data: stages.map(presentStage) };
  });

  serve('DELETE /company/stages/:stageId', requireRecruiter, async (request, { userId }) => {
    const { stageId } = request.params;
    const companyId = await requireRecruitedStage(database, userId, stageId);
    const stages = await removeStage(database, { companyId, userId }, stageId);
    return { data: stages.map(presentStage) };
  });
}

/** The applicants of a job, by stage (H-4). */
export function applicantBoardRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;

  serve('GET /company/jobs/:jobId/applicants/board', requireEmployer, async (request, { userId }) => {
    const job = await requireCompanyJob(database, userId, request.params.jobId);
    const stages = await ensureStages(database, job.company_id);
    const reader = await findReader(database, userId, job.id);
    const columns = await listColumns(database, { jobId: job.id, reader }, request.query, stages);
    return {
      job: { id: job.id, title: job.title, language: job.language, status: job.status },
      postings: await listPostings(database, job),
      isChangeable: job.is_changeable,
      total: await countApplicants(database, job.id),
      stages: columns.map(presentColumn),
      tags: await listTags(database, job.company_id),
      questions: await listAskedQuestions(database, job.id),
    };
  });

  serve('GET /company/jobs/:jobId/applicants', requireEmployer, async (request, { userId }) => {
    const { stage, after, ...filters } = request.query;
    const job = await requireCompanyJob(database, userId, request.params.jobId);
    const stages = await ensureStages(database, job.company_id);
    const stageId = stageFilterOf(stages, stage);
    const reader = await findReader(database, userId, job.id);
    const { rows, next } = await listCards(database, { jobId: job.id, reader }, filters, { stageId, after });
    const newStageId = newStageOf(stages).id;
    return { data: rows.map((row) => presentCard(row, newStageId)), next: next && formatCursor(next) };
  });

  serve('GET /company/jobs/:jobId/applicants/export', requireRecruiter, async (request, viewer, reply) => {
    const { stage, ...filters } = request.query;
    const job = await requireRecruitedJob(services.database, viewer.userId, request.params.jobId);
    await services.rateLimits.consume('applicants-export-user', viewer.userId);
    const table = await exportApplicants(
      sayTo(request),
      services.database,
      viewer.userId,
      job,
      filters,
      stage,
    );
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': 'attachment; filename="applicants.csv"',
        'cache-control': 'private, no-store',
      })
      .send(table);
  });
}

/** Moving applicants to another stage, and what follows from it. */
export function applicantMoveRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);

  serve('POST /company/jobs/:jobId/applicants/move', requireRecruiter, async (request, { userId }) => {
    const { stageId, applicants, quiet } = request.body;
    const { database } = services;
    const job = await requireRecruitedJob(database, userId, request.params.jobId);
    const stages: StageRow[] = await ensureStages(database, job.company_id);
    const versions = new Map(applicants.map(({ id, version }) => [id, version]));
    const { moved, stale } = await database.transaction().execute((transaction) =>
      moveApplications(transaction, services, {
        companyId: job.company_id,
        userId,
        applicationIds: [...versions.keys()],
        stageId,
        versions,
        isQuiet: quiet,
      }),
    );
    if (moved.length + stale.length === 0) {
      throw new AppError('not_found', msg`This application no longer exists.`);
    }
    const newStageId = newStageOf(stages).id;
    const present = (row: (typeof moved)[number]) => presentState(row, newStageId);
    return { data: { moved: moved.map(present), stale: stale.map(present) } };
  });

  const path = 'POST /company/jobs/:jobId/applicants/move/preview';
  serve(path, requireRecruiter, async (request, { userId }) => {
    const { stageId, applicants } = request.body;
    const { company_id: companyId } = await requireRecruitedJob(
      services.database,
      userId,
      request.params.jobId,
    );
    const [first] = applicants;
    return { data: await previewMove(services, { companyId, stageId, applicationId: first?.id ?? '' }) };
  });
}

/** One applicant: the application, and the company’s marks and notes. */
export function applicantRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;

  serve('GET /company/applicants/:applicationId', requireEmployer, async (request, { userId }) => {
    return { data: await getApplicant(services, userId, request.params.applicationId) };
  });

  serve('POST /company/applicants/:applicationId/seen', requireRecruiter, async (request, { userId }) => {
    const { applicationId } = request.params;
    const companyId = await requireRecruitedApplication(database, userId, applicationId);
    const isMailed = await markSeen(services, applicationId, userId, { isQuiet: request.body.quiet });
    const [state] = await listStates(database, [applicationId]);
    if (!state) throw new AppError('not_found', msg`There is no application with this address.`);
    const newStageId = newStageOf(await ensureStages(database, companyId)).id;
    return { data: { ...presentState(state, newStageId), isMailed } };
  });

  serve('POST /company/applicants/:applicationId/notes', requireRecruiter, async (request, viewer) => {
    const { applicationId } = request.params;
    await requireRecruitedApplication(database, viewer.userId, applicationId);
    const row = await writeNote(database, applicationId, viewer.userId, request.body.text);
    const author = fullName(viewer.account.first_name, viewer.account.last_name);
    const note = { ...row, author, author_id: viewer.userId };
    return { data: presentNote(note, viewer.userId, { is_owner: false, is_changeable: true }) };
  });

  const remove = 'DELETE /company/applicants/:applicationId/notes/:noteId';
  serve(remove, requireRecruiter, async (request, { userId }) => {
    const { applicationId, noteId } = request.params;
    const companyId = await requireRecruitedApplication(database, userId, applicationId);
    await removeNote(database, { companyId, userId }, applicationId, noteId);
    return { message: msg`The note is gone.` };
  });
}

/** Rating, star and tags of an applicant. */
export function applicantMarkRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;

  serve('PUT /company/applicants/:applicationId/rating', requireRecruiter, async (request, { userId }) => {
    const { applicationId } = request.params;
    await requireRecruitedApplication(database, userId, applicationId);
    await markApplicant(database, applicationId, { rating: request.body.rating });
    return { message: msg`The rating is saved.` };
  });

  serve('PUT /company/applicants/:applicationId/star', requireRecruiter, async (request, { userId }) => {
    const { applicationId } = request.params;
    await requireRecruitedApplication(database, userId, applicationId);
    await markApplicant(database, applicationId, { starred: request.body.starred });
    return { message: request.body.starred ? msg`Starred.` : msg`The star is gone.` };
  });

  serve('POST /company/applicants/:applicationId/tags', requireRecruiter, async (request, { userId }) => {
    const { applicationId } = request.params;
    const companyId = await requireRecruitedApplication(database, userId, applicationId);
    return { data: await tagApplicant(database, companyId, applicationId, request.body.name) };
  });

  const untag = 'DELETE /company/applicants/:applicationId/tags/:tagId';
  serve(untag, requireRecruiter, async (request, { userId }) => {
    const { applicationId, tagId } = request.params;
    const companyId = await requireRecruitedApplication(database, userId, applicationId);
    await untagApplicant(database, companyId, applicationId, tagId);
    return { message: msg`The tag is gone.` };
  });
}

async function getApplicant(
  { database }: Services,
  readerId: string,
  applicationId: string,
): Promise<Applicant> {
  const row = await findApplicant(database, readerId, applicationId);
  if (!row) throw new AppError('not_found', msg`There is no application with this address.`);
  return presentApplicant(row, {
    answers: await listAnswers(database, applicationId),
    notes: await listNotes(database, applicationId),
    events: await listEvents(database, applicationId),
    newStageId: newStageOf(await ensureStages(database, row.company_id)).id,
    readerId,
  });
}
