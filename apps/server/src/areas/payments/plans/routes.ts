import { msg } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator } from '../../identity/accounts/policy.ts';
import { addPlan, changePlan, deletePlan, movePlan, retirePlan } from './commands.ts';
import { listStaffPlans } from './queries.ts';

/** The plans and the price of a posting, for administrators (L-30). */
export function staffPlanRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/plans', requireAdministrator, async () => ({ data: await listStaffPlans(database) }));

  serve('POST /staff/plans', requireAdministrator, async (request, { userId }) => {
    await addPlan(database, userId, request.body);
    return { message: sayTo(request)`${request.body.name} is on sale.` };
  });

  serve('PUT /staff/plans/:key', requireAdministrator, async (request, { userId }) => {
    const { params, body } = request;
    await changePlan(database, userId, { ...params, ...body });
    return {
      message: sayTo(
        request,
      )`${body.name} is changed. Orders and running plans keep the terms they were made at.`,
    };
  });

  serve('PUT /staff/plans/:key/place', requireAdministrator, async ({ params, body }, { userId }) => {
    await movePlan(database, userId, params.key, body.direction);
    return { message: msg`Moved.` };
  });

  serve('PUT /staff/plans/:key/retired', requireAdministrator, async ({ params, body }, { userId }) => {
    await retirePlan(database, userId, params.key, body.retired);
    return {
      message: body.retired ? msg`It is off sale.` : msg`It is on sale again, at the end of the list.`,
    };
  });

  serve('DELETE /staff/plans/:key', requireAdministrator, async ({ params }, { userId }) => {
    await deletePlan(database, userId, params.key);
    return { message: msg`The plan is deleted.` };
  });
}
