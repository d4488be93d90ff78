import { isMailRead } from '../../platform/mail-delivery/deliver-mail.ts';
import type { Services } from '../../platform/services.ts';
import { companyMerging } from '../companies/companies/merge-commands.ts';
import { startApplicantHandlers } from './applicants/handlers.ts';
import { mergeHiring } from './applicants/merge-commands.ts';
import {
  applicantRoutes,
  applicantBoardRoutes,
  applicationResumeRoutes,
  applicationStageRoutes,
  applicantMoveRoutes,
  applicantMarkRoutes,
} from './applicants/routes.ts';
import { applicationTimelineRoutes, applicationRoutes } from './applications/routes.ts';
import { forgetOldViews } from './candidates/commands.ts';
import { candidateRoutes, candidateProfileRoutes, candidateContactRoutes } from './candidates/routes.ts';
import { conversationRoutes, applicantConversationRoutes } from './conversations/routes.ts';
import { endWithdrawnInterviews, endDeclinedInterviews } from './interviews/commands.ts';
import { interviewRoutes } from './interviews/routes.ts';
import { sendDueLetters } from './rejections/commands.ts';
import { endApplications } from './retention/ending-commands.ts';
import { tellOfEnds } from './retention/notice-commands.ts';
import { companyRetentionRoutes, keptApplicationRoutes } from './retention/routes.ts';
import { outsideApplicationRoutes } from './outside-applications/routes.ts';
import { sendDueReminders } from './outside-applications/sending-commands.ts';
import { rejectionRoutes } from './rejections/routes.ts';
import { scorecardRoutes } from './scorecards/routes.ts';

/** Routes below `/api`. */
export const routes = [
  applicationRoutes,
  outsideApplicationRoutes,
  candidateProfileRoutes,
  candidateRoutes,
  candidateContactRoutes,
  applicationTimelineRoutes,
  conversationRoutes,
  applicantConversationRoutes,
  interviewRoutes,
  rejectionRoutes,
  applicationResumeRoutes,
  applicantBoardRoutes,
  applicantMoveRoutes,
  applicantRoutes,
  applicantMarkRoutes,
  applicationStageRoutes,
  scorecardRoutes,
  companyRetentionRoutes,
  keptApplicationRoutes,
];

/** What runs queued work. */
export const handlers = [startApplicantHandlers];

/** What recurs. */
export const schedules = [
  scheduleCandidates,
  scheduleInterviews,
  scheduleRejections,
  scheduleReminders,
  scheduleEnds,
];

/** What happens here in the transactions of other areas. */
export const hooks = [companyMerging.on(mergeHiring)];

export { personalData } from './personal-data.ts';

/** What recurs for candidates: who looked long ago is forgotten. */
async function scheduleCandidates({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-candidate-views', {
    cron: '50 3 * * *',
    atStart: true,
    run: () => forgetOldViews(database),
  });
}

/** What recurs for interviews: those of applications that were withdrawn or declined end. */
async function scheduleInterviews(services: Services): Promise<void> {
  await services.queue.schedule('end-withdrawn-interviews', {
    cron: '* * * * *',
    atStart: true,
    run: () => endWithdrawnInterviews(services),
  });
  await services.queue.schedule('end-declined-interviews', {
    cron: '* * * * *',
    atStart: true,
    run: () => endDeclinedInterviews(services),
  });
}

/** What recurs for declines: letters go out when the time to take them back is over. */
async function scheduleRejections(services: Services): Promise<void> {
  await services.queue.schedule('send-decline-letters', {
    cron: '* * * * *',
    atStart: true,
    run: () => sendDueLetters(services),
  });
}

/** Sends reminders of applications made elsewhere, in the morning of their day and the hours after. */
async function scheduleReminders(services: Services): Promise<void> {
  await services.queue.schedule('send-application-reminders', {
    cron: '*/10 6-23 * * *',
    atStart: false,
    run: (signal) => sendDueReminders(services, { signal }),
  });
}

/** What recurs for applications that are over: companies are told once a day, and what was told of ends. */
async function scheduleEnds(services: Services): Promise<void> {
  await services.queue.schedule('tell-of-ended-applications', {
    cron: '20 6 * * *',
    atStart: false,
    // What nobody was told of does not end.
    run: async (signal) => isMailRead(services.config) && tellOfEnds(services, new Date(), signal),
  });
  await services.queue.schedule('end-applications', {
    cron: '35 * * * *',
    atStart: true,
    // On a board that ran for years before, the first time takes long.
    maxSeconds: 6 * 3600,
    run: (signal) => endApplications(services, new Date(), signal),
  });
}
