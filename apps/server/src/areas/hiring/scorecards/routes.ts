import type { ApplicantScorecards, HiringTeam } from '@waymark/contract/hiring/scorecards';
import { fullName } from '@waymark/contract/text/format';
import type { Say } from '@waymark/contract/text/say';
import type { App } from '../../../platform/http/app.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
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
import { nameCriteria } from './rules.ts';

/** The hiring team of a posting, and what its members think of applicants (L-34). */
export function scorecardRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('GET /company/jobs/:jobId/hiring-team', requireEmployer, async (request, { userId }) => {
    const job = await requireCompanyJob(database, userId, request.params.jobId);
    return { data: await getTeam(services, sayTo(request), userId, job) };
  });

  serve('PUT /company/jobs/:jobId/hiring-team', requireRecruiter, async (request, { userId, account }) => {
    const job = await requireRecruitedJob(database, userId, request.params.jobId);
    await rateLimits.consume('scorecard-user', userId);
    const name = fullName(account.first_name, account.last_name);
    await changeTeam(services, { userId, name }, job, request.body);
    return { data: await getTeam(services, sayTo(request), userId, job) };
  });

  const read = 'GET /company/applicants/:applicationId/scorecards';
  serve(read, requireRecruiter, async (request, { userId }) => {
    return { data: await getScorecards(services, sayTo(request), userId, request.params.applicationId) };
  });

  const write = 'PUT /company/applicants/:applicationId/scorecard';
  serve(write, requireRecruiter, async (request, { userId }) => {
    const { applicationId } = request.params;
    await rateLimits.consume('scorecard-user', userId);
    await saveScorecard(database, userId, applicationId, request.body);
    return { data: await getScorecards(services, sayTo(request), userId, applicationId) };
  });
}

async function getTeam(
  { database }: Services,
  say: Say,
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
    criteria: nameCriteria(say, criteria),
    colleagues: colleagues.map(({ user_id: userId, name }) => ({ userId, name })),
    isChangeable,
  };
}

async function getScorecards(
  { database }: Services,
  say: Say,
  userId: string,
  applicationId: string,
): Promise<ApplicantScorecards> {
  const { jobId, isDecided, sight, standing } = await requireScoredApplication(
    database,
    userId,
    applicationId,
  );
  const criteria = nameCriteria(say, await listCriteria(database, jobId));
  const rows = await listScorecards(database, applicationId);
  const isOnTeam = standing.part !== null;
  return presentScorecards(rows, { userId, sight }, { criteria, isOnTeam, isDecided });
}
