import { addressTakenBack } from '../identity/accounts/email-reversal-commands.ts';
import { coverLetterRoutes } from './cover-letters/routes.ts';
import { resumeCheckRoutes } from './resume-check/routes.ts';
import { resumeExportRoutes } from './resume-export/routes.ts';
import { resumeProfileRoutes } from './resume-profile/routes.ts';
import { scheduleResumeReading } from './resume-reading/schedule.ts';
import {
  consentRoutes,
  ownReviewRoutes,
  reviewResultRoutes,
  resumeReviewRoutes,
} from './resume-review/routes.ts';
import { revokeLinksSince } from './resume-sharing/commands.ts';
import { resumeLinkRoutes } from './resume-sharing/link-routes.ts';
import { scheduleResumeSharing } from './resume-sharing/schedule.ts';
import { sharedResumeRoutes } from './resume-sharing/shared-routes.ts';
import { resumeRoutes } from './resumes/routes.ts';
import { scheduleResumes } from './resumes/schedule.ts';

/** Routes below `/api`. */
export const routes = [
  resumeRoutes,
  resumeLinkRoutes,
  sharedResumeRoutes,
  resumeProfileRoutes,
  resumeExportRoutes,
  coverLetterRoutes,
  resumeCheckRoutes,
  resumeReviewRoutes,
  ownReviewRoutes,
  reviewResultRoutes,
  consentRoutes,
];

/** What recurs. */
export const schedules = [scheduleResumes, scheduleResumeReading, scheduleResumeSharing];

/** What happens here in the transactions of other areas. */
export const hooks = [addressTakenBack.on(revokeLinksSince)];

export { personalData } from './personal-data.ts';
