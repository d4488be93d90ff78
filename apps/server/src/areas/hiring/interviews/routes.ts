import type { Interview } from '@waymark/contract/hiring/interviews';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCandidate, requireEmployer, requireRecruiter } from '../../identity/accounts/policy.ts';
import { requireParticipant } from '../conversations/participant-policy.ts';
import { answerInterview, cancelInterview, changeInterview, offerInterviews } from './commands.ts';
import { appointmentOf } from './notice-commands.ts';
import { findInterview, isCompanyApplication, listInterviews } from './queries.ts';

/** Times that companies offer and candidates choose. */
export function interviewRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('POST /interviews/:interviewId/answer', requireCandidate, async (request, { userId }) => {
    await services.rateLimits.consume('interview-user', userId);
    const { interviewId } = request.params;
    const applicationId = await answerInterview(services, userId, interviewId, request.body);
    return { data: await getOne(services, applicationId, interviewId) };
  });

  serve('GET /interviews/:interviewId/calendar', requireParticipant, async (request, viewer, reply) => {
    const interview = await findInterview(services.database, viewer, request.params.interviewId);
    if (!interview || interview.startsAt === null) {
      throw new AppError('not_found', msg`There is no appointment with this address.`);
    }
    const appointment = { ...interview, startsAt: interview.startsAt };
    const as = { method: 'PUBLISH', side: viewer.side } as const;
    const content = appointmentOf(sayTo(request), services, appointment, as);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="interview.ics"')
      .send(Buffer.from(content));
  });

  serve('POST /company/interviews', requireRecruiter, async (request, { userId }) => {
    await rateLimits.consume('interview-user', userId);
    await offerInterviews(services, userId, request.body);
    const several = request.body.applicationIds.length > 1;
    return { message: several ? msg`The times are offered to all of them.` : msg`The times are offered.` };
  });

  serve(
    'GET /company/applications/:applicationId/interviews',
    requireEmployer,
    async (request, { userId }) => {
      const { applicationId } = request.params;
      if (!(await isCompanyApplication(database, userId, applicationId))) {
        throw new AppError('not_found', msg`There is no application with this address.`);
      }
      return { data: await listInterviews(database, [applicationId]) };
    },
  );

  serve('PUT /company/interviews/:interviewId', requireRecruiter, async (request, { userId }) => {
    await rateLimits.consume('interview-user', userId);
    const { interviewId } = request.params;
    const applicationId = await changeInterview(services, userId, interviewId, request.body);
    return { data: await getOne(services, applicationId, interviewId) };
  });

  serve('POST /company/interviews/:interviewId/cancel', requireRecruiter, async (request, { userId }) => {
    await rateLimits.consume('interview-user', userId);
    const { interviewId } = request.params;
    const isQuiet = request.body.quiet;
    const applicationId = await cancelInterview(services, userId, interviewId, { isQuiet });
    return { data: await getOne(services, applicationId, interviewId) };
  });
}

async function getOne(
  { database }: Services,
  applicationId: string,
  interviewId: string,
): Promise<Interview> {
  const interview = (await listInterviews(database, [applicationId])).find(({ id }) => id === interviewId);
  if (!interview) throw new AppError('not_found', msg`There is no interview with this address.`);
  return interview;
}
