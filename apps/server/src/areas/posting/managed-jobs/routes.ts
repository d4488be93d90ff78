import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireEmployer, requireRecruiter } from '../../identity/accounts/policy.ts';
import { changeJobs, undoChange, markJobs } from './change-commands.ts';
import { withoutChanges } from './presenter.ts';
import { findManagedJob, listManagedJobs } from './queries.ts';

/** What a company does with its postings, one or many at once (H-4). */
export function managedJobRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('GET /company/jobs', requireEmployer, async ({ query }, { userId, account }) => {
    const found = await listManagedJobs(database, userId, query);
    return account.member_role === 'viewer' ? { ...found, data: found.data.map(withoutChanges) } : found;
  });

  serve('GET /company/jobs/:jobId', requireEmployer, async ({ params }, { userId, account }) => {
    const data = await findManagedJob(database, userId, params.jobId);
    if (!data) throw new AppError('not_found', msg`There is no job with this address.`);
    return { data: account.member_role === 'viewer' ? withoutChanges(data) : data };
  });

  serve('POST /company/jobs/changes', requireRecruiter, async ({ body }, { userId }) => {
    await rateLimits.consume('job-change-user', userId);
    const data = await changeJobs(database, userId, body);
    await services.changes.settledEverywhere();
    return { data };
  });

  // Marks are private, so viewers have them too.
  serve('POST /company/jobs/marks', requireEmployer, async ({ body }, { userId }) => {
    await rateLimits.consume('job-change-user', userId);
    return { data: await markJobs(database, userId, body.mark, body.jobIds) };
  });

  serve('POST /company/jobs/changes/:changeId/undo', requireEmployer, async ({ params }, { userId }) => {
    const data = await undoChange(database, userId, params.changeId);
    await services.changes.settledEverywhere();
    return { data };
  });
}
