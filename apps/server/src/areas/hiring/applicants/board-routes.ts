import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireEmployer, requireRecruiter } from '../../identity/accounts/policy.ts';
import { requireCompanyJob, requireRecruitedJob } from './access-queries.ts';
import { countApplicants, listAskedQuestions, listColumns, listTags } from './board-queries.ts';
import { listCards } from './card-queries.ts';
import { exportApplicants } from './export-commands.ts';
import { formatCursor } from './filter-rules.ts';
import { presentCard, presentColumn, presentState } from './presenter.ts';
import { ensureStages, moveApplications } from './stage-commands.ts';
import type { StageRow } from './stage-queries.ts';
import { newStageOf, stageFilterOf } from './stage-rules.ts';

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
