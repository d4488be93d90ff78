import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { sendAttachment } from '../../../platform/http/send-attachment.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { markSeen } from '../../hiring/applicants/commands.ts';
import { presentApplicant, presentStage, presentState } from '../../hiring/applicants/presenter.ts';
import { findApplicant, findApplicationResume, listAnswers } from '../../hiring/applicants/queries.ts';
import { newStageOf } from '../../hiring/applicants/rules.ts';
import { ensureStages, moveApplications } from '../../hiring/applicants/stage-commands.ts';
import { listApplications as listOwnApplications } from '../../hiring/applications/queries.ts';
import { listSavedJobs } from '../../seeking/saved-jobs/queries.ts';
import { requireAnyKey } from '../keys/policy.ts';
import { listCompanyApplications } from './application-commands.ts';
import { answerOnce } from './job-routes.ts';
import { requireCompanyKey, requirePersonKey, type CompanyKey } from './policy.ts';
import { presentApplicationDetail } from './presenter.ts';
import { requireApplication } from './queries.ts';
import { linkPages } from './rules.ts';

/** Details of the sent key, and the data that a person's key reads. */
export function v1PersonRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;

  serve('GET /v1/key', requireAnyKey, (_request, { keyId, owner, scopes }) => ({
    data: {
      id: keyId,
      owner: owner.kind,
      companyId: owner.kind === 'company' ? owner.companyId : null,
      scopes: [...scopes],
    },
  }));

  const mayRead = requirePersonKey('applications:read');
  serve('GET /v1/me/applications', mayRead, async ({ query, url }, { userId }, reply) => {
    const found = await listOwnApplications(database, userId, query);
    reply.header('link', linkPages(url, found));
    return found;
  });

  const maySee = requirePersonKey('saved-jobs:read');
  serve('GET /v1/me/saved-jobs', maySee, async ({ query, url }, { userId }, reply) => {
    const found = await listSavedJobs(database, userId, query);
    reply.header('link', linkPages(url, found));
    return found;
  });
}

/** The applications to a key's company. */
export function v1ApplicationRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;
  const mayRead = requireCompanyKey('applications:read');

  serve('GET /v1/company/stages', mayRead, async (_request, { owner }) => ({
    data: (await ensureStages(database, owner.companyId)).map(presentStage),
  }));

  serve('GET /v1/company/applications', mayRead, async ({ query, url }, { owner }, reply) => {
    const found = await listCompanyApplications(services, owner.companyId, query);
    reply.header('link', linkPages(url, found));
    return found;
  });

  serve('GET /v1/company/applications/:applicationId', mayRead, async ({ params }, viewer) => ({
    data: await getApplication(services, viewer, params.applicationId),
  }));

  const path = 'GET /v1/company/applications/:applicationId/resume';
  serve(path, mayRead, async ({ params }, { userId, owner }, reply) => {
    const { applicationId } = params;
    await requireApplication(database, owner.companyId, applicationId);
    const resume = await findApplicationResume(database, applicationId, userId);
    if (!resume) throw new AppError('not_found', msg`There is no application with this address.`);
    // Candidates learn that the company has it now, as when a colleague opens it.
    await markSeen(services, applicationId, userId);
    return sendAttachment(reply, services.files, resume);
  });
}

async function getApplication({ database }: Services, { userId, owner }: CompanyKey, applicationId: string) {
  const job = await requireApplication(database, owner.companyId, applicationId);
  const row = await findApplicant(database, userId, applicationId);
  if (!row) throw new AppError('not_found', msg`There is no application with this address.`);
  const newStageId = newStageOf(await ensureStages(database, owner.companyId)).id;
  const answers = await listAnswers(database, applicationId);
  const parts = { answers, notes: [], events: [], newStageId, readerId: userId };
  return presentApplicationDetail(presentApplicant(row, parts), job);
}

/** Moving an application to another stage. */
export function v1MoveRoutes(app: App, services: Services): void {
  const path = 'POST /v1/company/applications/:applicationId/move';
  const mayMove = requireCompanyKey('applications:write');
  routesOf(app, services).serve(path, mayMove, (request, viewer, reply) =>
    answerOnce(services, { request, reply, viewer }, async () => {
      const { applicationId } = request.params;
      const { stageId, version, quiet } = request.body;
      const { companyId } = viewer.owner;
      await requireApplication(services.database, companyId, applicationId);
      const newStageId = newStageOf(await ensureStages(services.database, companyId)).id;
      const { moved } = await services.database.transaction().execute((transaction) =>
        moveApplications(transaction, services, {
          companyId,
          userId: viewer.userId,
          applicationIds: [applicationId],
          stageId,
          ...(version !== undefined && { versions: new Map([[applicationId, version]]) }),
          isQuiet: quiet,
        }),
      );
      const [state] = moved;
      if (!state) throw new AppError('conflict', msg`This application was just moved. Read it again first.`);
      const { movedBy: _name, ...data } = presentState(state, newStageId);
      return { data };
    }),
  );
}
