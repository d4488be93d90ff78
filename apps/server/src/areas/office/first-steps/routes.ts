import type { App } from '../../../platform/http/app.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator } from '../../identity/accounts/policy.ts';
import { dismissStep, noteHandedOver, sendTestMail } from './commands.ts';
import { readSteps } from './queries.ts';

/** The first steps of an operator, for administrators (L-31). */
export function firstStepRoutes(app: App, services: Services): void {
  const { database, config, rateLimits } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/first-steps', requireAdministrator, async (request) => {
    await noteHandedOver(database);
    return readSteps(sayTo(request), database, config);
  });

  serve('PUT /staff/first-steps/:step', requireAdministrator, async (request, { userId }) => {
    const { params, body } = request;
    await rateLimits.consume('setting-user', userId);
    await dismissStep(database, params.step, body.dismissed);
    return readSteps(sayTo(request), database, config);
  });

  serve('POST /staff/first-steps/test-mail', requireAdministrator, async (request, { userId, account }) => {
    await rateLimits.consume('mail-test-user', userId);
    const say = sayTo(request);
    await sendTestMail(services, { email: account.email, language: say.language });
    return { message: say`A test mail is on its way to ${account.email}.` };
  });
}
