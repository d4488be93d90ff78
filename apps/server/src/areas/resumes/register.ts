import type { Services } from '../../platform/services.ts';
import { addressTakenBack } from '../identity/accounts/email-reversal-commands.ts';
import { coverLetterRoutes } from './cover-letters/routes.ts';
import { forgetOldMisreadings } from './misreadings/commands.ts';
import { misreadingRoutes, staffMisreadingRoutes } from './misreadings/routes.ts';
import { resumeCheckRoutes } from './resume-check/routes.ts';
import { resumeExportRoutes } from './resume-export/routes.ts';
import { resumeProfileRoutes } from './resume-profile/routes.ts';
import { forgetOldReadings } from './resume-reading/kept-commands.ts';
import {
  consentRoutes,
  ownReviewRoutes,
  reviewResultRoutes,
  resumeReviewRoutes,
} from './resume-review/routes.ts';
import { revokeLinksSince, forgetOldLinks } from './resume-sharing/commands.ts';
import { resumeLinkRoutes } from './resume-sharing/link-routes.ts';
import { sharedResumeRoutes } from './resume-sharing/shared-routes.ts';
import { dropRemovedResumes } from './resumes/commands.ts';
import { resumeRoutes, resumeChangeRoutes } from './resumes/routes.ts';

/** Routes below `/api`. */
export const routes = [
  resumeRoutes,
  resumeChangeRoutes,
  resumeLinkRoutes,
  sharedResumeRoutes,
  resumeProfileRoutes,
  resumeExportRoutes,
  coverLetterRoutes,
  resumeCheckRoutes,
  misreadingRoutes,
  staffMisreadingRoutes,
  resumeReviewRoutes,
  ownReviewRoutes,
  reviewResultRoutes,
  consentRoutes,
];

/** Recurring jobs. */
export const schedules = [scheduleResumes, scheduleResumeReading, scheduleResumeSharing];

/** Hooks that run in the transactions of other areas. */
export const hooks = [addressTakenBack.on(revokeLinksSince)];

export { personalData } from './personal-data.ts';

/** Deletes old readings, so that those files are parsed again with current rules, and cases about them. */
async function scheduleResumeReading({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-file-readings', {
    cron: '10 3 * * *',
    atStart: true,
    run: async () => {
      await forgetOldReadings(database);
      await forgetOldMisreadings(database);
    },
  });
}

/** Deletes old views of public links, and links that ended long ago. */
async function scheduleResumeSharing({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-resume-links', {
    cron: '25 3 * * *',
    atStart: true,
    run: () => forgetOldLinks(database),
  });
}

/** Deletes resumes for good once the time to restore them is over. */
async function scheduleResumes({ queue, database }: Services): Promise<void> {
  await queue.schedule('drop-removed-resumes', {
    cron: '*/5 * * * *',
    atStart: true,
    run: () => dropRemovedResumes(database),
  });
}
