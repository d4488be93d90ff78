import type { OutsideApplication } from '@waymark/contract/hiring/outside-applications';
import { msg } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCandidate } from '../../identity/accounts/policy.ts';
import {
  addOutsideApplication,
  changeOutsideApplication,
  noSuchRecord,
  removeOutsideApplication,
} from './commands.ts';
import { listAppliedJobs, listOutside } from './queries.ts';

/** A candidate's list of applications, and their records of those made elsewhere (G-5, L-34). */
export function outsideApplicationRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('GET /applied-jobs', requireCandidate, ({ query }, { userId }) =>
    listAppliedJobs(database, userId, query),
  );

  serve('POST /outside-applications', requireCandidate, async ({ body }, { userId }) => {
    await rateLimits.consume('outside-application-user', userId);
    const id = await addOutsideApplication(database, userId, body);
    return { data: await getRecord(services, userId, id) };
  });

  serve('PUT /outside-applications/:outsideId', requireCandidate, async ({ params, body }, { userId }) => {
    await rateLimits.consume('outside-application-user', userId);
    await changeOutsideApplication(database, { userId, id: params.outsideId }, body);
    return { data: await getRecord(services, userId, params.outsideId) };
  });

  serve('DELETE /outside-applications/:outsideId', requireCandidate, async ({ params }, { userId }) => {
    await removeOutsideApplication(database, userId, params.outsideId);
    return { message: msg`The application is no longer in your list.` };
  });
}

async function getRecord({ database }: Services, userId: string, id: string): Promise<OutsideApplication> {
  const found = (await listOutside(database, userId, [id])).get(id);
  if (!found) throw noSuchRecord();
  return found;
}
