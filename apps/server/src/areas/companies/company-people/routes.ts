import { msg } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireEmployer, requireOwner } from '../../identity/accounts/policy.ts';
import { allowOnPage, changeOwnEntry } from './commands.ts';

/** The members on the public page of a company: each decides for themselves, and owners may withhold it (L-34). */
export function companyPeopleRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, changes } = services;

  serve('PUT /company-people/own', requireEmployer, async ({ body }, viewer) => {
    await changeOwnEntry(database, viewer, body);
    // The public page shows it from now on.
    await changes.settledEverywhere();
    return {
      message: body.shown ? msg`You are on the company page.` : msg`You are not on the company page.`,
    };
  });

  serve('PUT /company-people/:userId', requireOwner, async ({ params, body }, viewer) => {
    await allowOnPage(database, viewer, params.userId, body.allowed);
    await changes.settledEverywhere();
    return {
      message: body.allowed
        ? msg`Your colleague may choose to be on the company page.`
        : msg`Your colleague is off the company page.`,
    };
  });
}
