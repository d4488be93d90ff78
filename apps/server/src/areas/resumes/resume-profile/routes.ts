import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCandidate } from '../../identity/accounts/policy.ts';
import { ensureReadingFor } from '../resume-reading/kept-commands.ts';
import { getResume } from '../resumes/queries.ts';
import { saveSections } from './commands.ts';
import { getResumeProfile } from './queries.ts';

/** My Resume (G-3), a candidate's own. */
export function resumeProfileRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('GET /resume-profile', requireCandidate, async (_request, { userId }) => ({
    data: await getResumeProfile(database, userId),
  }));

  serve('PUT /resume-profile', requireCandidate, async ({ body }, { userId }) => {
    await rateLimits.consume('resume-profile-user', userId);
    await saveSections(database, userId, body.sections);
    return { data: await getResumeProfile(database, userId) };
  });

  serve('GET /resumes/:resumeId/reading', requireCandidate, async ({ params }, { userId }) => {
    const resume = await getResume(database, userId, params.resumeId);
    const { resume: read, failure } = await ensureReadingFor(services, resume, userId);
    if (failure)
      throw new AppError('invalid_input', failure.message, { fields: { resume: failure.message } });
    return { data: read };
  });
}
