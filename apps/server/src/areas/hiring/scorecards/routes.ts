import type { ApplicantScorecards, HiringTeam } from '@waymark/contract/hiring/scorecards';
import { fullName } from '@waymark/contract/text/format';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireEmployer, requireRecruiter } from '../../identity/accounts/policy.ts';
import { mayChangeTeam } from '../hiring-team/policy.ts';
import {
  findStanding,
  listColleagues,
  listTeam,
  requireCompanyJob,
  requireRecruitedJob,
} from '../hiring-team/queries.ts';
import { changeTeam, saveScorecard } from './commands.ts';
import { presentScorecards } from './presenter.ts';
import { listCriteria, listScorecards, requireScoredApplication } from './queries.ts';

/** The hiring team of a posting, and what its members think of applicants (L-34). */
export function scorecardRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('GET /company/jobs/:jobId/hiring-team', requireEmployer, async ({ params }, { userId }) => {
    const job = await requireCompanyJob(database, userId, params.jobId);
    return { data: await getTeam(services, userId, job) };
  });

  serve('PUT /company/jobs/:jobId/hiring-team', requireRecruiter, async (request, { userId, account }) => {
    const job = await requireRecruitedJob(database, userId, request.params.jobId);
    await rateLimits.consume('scorecard-user', userId);
    const name = fullName(account.first_name, account.last_name);
    await changeTeam(services, { userId, name }, job, request.body);
    return { data: await getTeam(services, userId, job) };
  });

  const read = 'GET /company/applicants/:applicationId/scorecards';
  serve(read, requireRecruiter, async ({ params }, { userId }) => {
    return { data: await getScorecards(services, userId, params.applicationId) };
  });

  const write = 'PUT /company/applicants/:applicationId/scorecard';
  serve(write, requireRecruiter, async ({ params, body }, { userId }) => {
    await rateLimits.consume('scorecard-user', userId);
    await saveScorecard(database, userId, params.applicationId, body);
    return { data: await getScorecards(services, userId, params.applicationId) };
  });
}

async function getTeam(
  { database }: Services,
  readerId: string,
  { id, company_id: companyId }: { id: string; company_id: string },
): Promise<HiringTeam> {
  const standing = await findStanding(database, readerId, id);
  const isChangeable = standing !== undefined && mayChangeTeam(standing);
  const [criteria, members, colleagues] = [
    await listCriteria(database, id),
    await listTeam(database, id),
    isChangeable ? await listColleagues(database, companyId) : [],
  ];
  return {
    members: members.map(({ user_id: userId, name, part }) => ({ userId, name, part })),
    criteria,
    colleagues: colleagues.map(({ user_id: userId, name }) => ({ userId, name })),
    isChangeable,
  };
}

async function getScorecards(
  { database }: Services,
  userId: string,
  applicationId: string,
): Promise<ApplicantScorecards> {
  const { jobId, isDecided, sight, standing } = await requireScoredApplication(
    database,
    userId,
    applicationId,
  );
  const criteria = await listCriteria(database, jobId);
  const rows = await listScorecards(database, applicationId);
  const isOnTeam = standing.part !== null;
  return presentScorecards(rows, { userId, sight }, { criteria, isOnTeam, isDecided });
}
