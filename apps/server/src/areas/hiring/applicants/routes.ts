import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { sendAttachment } from '../../../platform/http/send-attachment.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireUser, requireRecruiter, requireEmployer } from '../../identity/accounts/policy.ts';
import { ensureReadingFor } from '../../resumes/resume-reading/kept-commands.ts';
import { presentText } from '../../resumes/resume-reading/text-presenter.ts';
import { findApplicationResume, requireRecruitedJob, requireRecruitedStage, requireCompanyJob } from './queries.ts';
import { markSeen, exportApplicants } from './commands.ts';
import { presentStage, presentCard, presentColumn, presentState } from './presenter.ts';
import { addStage, changeStage, placeStage, removeStage } from './stage-list-commands.ts';
import { countApplicants, listAskedQuestions, listColumns, listTags } from './board-queries.ts';
import { listCards } from './card-queries.ts';
import { formatCursor, newStageOf, stageFilterOf } from './rules.ts';
import { ensureStages, moveApplications } from './stage-commands.ts';
import type { StageRow } from './queries.ts';

/** The resumes that came with applications, for who sent them and for who reads them. */
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

/** The resume of an application; read by who decides on it, it counts as seen. Throws `not_found`. */
async function openResume(services: Services, applicationId: string, userId: string) {
  const resume = await findApplicationResume(services.database, applicationId, userId);
  if (!resume) throw new AppError('not_found', 'There is no application with this address.');
  if (resume.applicant_id !== userId && resume.is_recruiter) {
    await markSeen(services, applicationId, userId);
  }
  return resume;
}

/** The stages that a company's applicants come through. */
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

/** Who has applied for a job, by stage (H-4). */
export function applicantBoardRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;
  registerMove(app, services);
  registerExport(app, services);

  serve('GET /company/jobs/:jobId/applicants/board', requireEmployer, async (request, { userId }) => {
    const job = await requireCompanyJob(database, userId, request.params.jobId);
    const stages = await ensureStages(database, job.company_id);
    const columns = await listColumns(database, job.id, request.query, stages);
    return {
      job: { id: job.id, title: job.title, status: job.status },
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
    const { rows, next } = await listCards(database, job.id, filters, { stageId, after });
    const newStageId = newStageOf(stages).id;
    return { data: rows.map((row) => presentCard(row, newStageId)), next: next && formatCursor(next) };
  });
}

function registerMove(app: App, services: Services): void {
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
      throw new AppError('not_found', 'There is no such application any more.');
    }
    const newStageId = newStageOf(stages).id;
    const present = (row: (typeof moved)[number]) => presentState(row, newStageId);
    return { data: { moved: moved.map(present), stale: stale.map(present) } };
  });
}

function registerExport(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  serve('GET /company/jobs/:jobId/applicants/export', requireRecruiter, async (request, viewer, reply) => {
    const { stage, ...filters } = request.query;
    const job = await requireRecruitedJob(services.database, viewer.userId, request.params.jobId);
    await services.rateLimits.consume('applicants-export-user', viewer.userId);
    const table = await exportApplicants(services.database, viewer.userId, job, filters, stage);
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': 'attachment; filename="applicants.csv"',
        'cache-control': 'private, no-store',
      })
      .send(table);
  });
}
