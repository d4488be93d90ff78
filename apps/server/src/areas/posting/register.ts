import type { Services } from '../../platform/services.ts';
import { companyMerged } from '../companies/companies/merge-commands.ts';
import { candidateSearchAsked } from '../hiring/candidates/looking-policy.ts';
import { allowanceAsked } from '../jobs/job-sources/allowance-commands.ts';
import { forgetChanges } from './managed-jobs/change-commands.ts';
import { emptyTrash } from './managed-jobs/commands.ts';
import { managedJobRoutes } from './managed-jobs/routes.ts';
import { mergeDrafts } from './postings/commands.ts';
import { allowCandidateSearch, allowSourced } from './postings/queries.ts';
import { postingDraftRoutes, postingFileRoutes, postingRoutes } from './postings/routes.ts';
import { translationRoutes } from './translations/routes.ts';

/** Routes below `/api`. */
export const routes = [
  postingDraftRoutes,
  postingRoutes,
  postingFileRoutes,
  managedJobRoutes,
  translationRoutes,
];

/** What recurs. */
export const schedules = [scheduleManagedJobs];

/** What happens here in the transactions of other areas. */
export const hooks = [
  companyMerged.on(mergeDrafts),
  allowanceAsked.on(allowSourced),
  candidateSearchAsked.on(allowCandidateSearch),
];

export { personalData } from './personal-data.ts';

/** Empties the trash and deletes changes that can no longer be undone. */
async function scheduleManagedJobs({ queue, database }: Services): Promise<void> {
  await queue.schedule('empty-job-trash', {
    cron: '20 4 * * *',
    atStart: true,
    run: () => emptyTrash(database),
  });
  await queue.schedule('forget-job-changes', {
    cron: '35 * * * *',
    atStart: true,
    run: () => forgetChanges(database),
  });
}
