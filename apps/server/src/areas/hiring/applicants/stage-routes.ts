import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireRecruiter } from '../../identity/accounts/policy.ts';
import { requireRecruitedJob, requireRecruitedStage } from './access-queries.ts';
import { presentStage } from './presenter.ts';
import { addStage, changeStage, placeStage, removeStage } from './stage-list-commands.ts';

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
