import { companyMerging } from '../companies/companies/merge-commands.ts';
import { mergeHiring } from './applicants/merge-commands.ts';
import {
  applicantRoutes,
  applicantBoardRoutes,
  applicationResumeRoutes,
  applicationStageRoutes,
} from './applicants/routes.ts';
import { startApplicantHandlers } from './applicants/handlers.ts';
import { applicationTimelineRoutes, applicationRoutes } from './applications/routes.ts';
import { candidateRoutes, candidateProfileRoutes } from './candidates/routes.ts';
import { scheduleCandidates } from './candidates/schedule.ts';
import { conversationRoutes } from './conversations/routes.ts';
import { interviewRoutes } from './interviews/routes.ts';
import { scheduleInterviews } from './interviews/schedule.ts';
import { declineRoutes } from './rejections/routes.ts';
import { scheduleDeclines } from './rejections/schedule.ts';

/** Routes below `/api`. */
export const routes = [
  applicationRoutes,
  candidateProfileRoutes,
  candidateRoutes,
  applicationTimelineRoutes,
  conversationRoutes,
  interviewRoutes,
  declineRoutes,
  applicationResumeRoutes,
  applicantBoardRoutes,
  applicantRoutes,
  applicationStageRoutes,
];

/** What runs queued work. */
export const handlers = [startApplicantHandlers];

/** What recurs. */
export const schedules = [scheduleCandidates, scheduleInterviews, scheduleDeclines];

/** What happens here in the transactions of other areas. */
export const hooks = [companyMerging.on(mergeHiring)];

export { personalData } from './personal-data.ts';
