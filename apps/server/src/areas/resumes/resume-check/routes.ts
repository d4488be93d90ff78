import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCandidate } from '../../identity/accounts/policy.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { findJob } from '../../jobs/jobs/detail-queries.ts';
import { AppError } from '../../../platform/errors.ts';
import { ensureCheck } from './check-commands.ts';
import { DemandCache } from './demand-cache.ts';
import { presentKeywords } from './keyword-presenter.ts';
import { presentMatch } from './match-presenter.ts';
import { presentCheckedResume } from './presenter.ts';
import { findOwnDefault, getOwnResume, type OwnResume } from './resume-queries.ts';

/** The instant check of one's own resumes, and how they stand to postings. */
export function resumeCheckRoutes(app: App, services: Services, index: JobIndex): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;
  const demand = new DemandCache(database, index);

  const check = (userId: string, resume: OwnResume) =>
    ensureCheck(services, resume, () => rateLimits.consume('resume-reading-user', userId));

  serve('GET /resumes/:resumeId/check', requireCandidate, async ({ params, query }, { userId }) => {
    await rateLimits.consume('resume-check-user', userId);
    const resume = await getOwnResume(database, userId, params.resumeId);
    const earlier = query.with === undefined ? undefined : await getOwnResume(database, userId, query.with);
    const file = await check(userId, resume);
    const other = earlier && { resume: earlier, file: await check(userId, earlier) };
    return { data: presentCheckedResume(resume, file, other) };
  });

  serve('GET /resumes/:resumeId/keywords', requireCandidate, async ({ params, query }, { userId }) => {
    await rateLimits.consume('resume-check-user', userId);
    const resume = await getOwnResume(database, userId, params.resumeId);
    const { reading } = await check(userId, resume);
    if (!reading.resume) throw new AppError('not_found', reading.failure.message);
    return { data: presentKeywords(await demand.read(query.title), reading.resume, resume) };
  });

  serve('GET /jobs/:jobId/resume-match', requireCandidate, async ({ params, query }, { userId }) => {
    await rateLimits.consume('resume-check-user', userId);
    const job = await findJob(database, params.jobId);
    if (!job) throw new AppError('not_found', 'There is no job with this address.');
    const resume =
      query.resume === undefined
        ? await findOwnDefault(database, userId)
        : await getOwnResume(database, userId, query.resume);
    if (!resume) return { data: null };
    const { reading } = await check(userId, resume);
    return { data: presentMatch(job, resume, reading) };
  });
}
