import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { presentConsents } from '../../identity/accounts/consent-presenter.ts';
import { listConsents } from '../../identity/accounts/consent-queries.ts';
import { requireCandidate } from '../../identity/accounts/policy.ts';
import { presentUser } from '../../identity/accounts/presenter.ts';
import { getAccount } from '../../identity/accounts/queries.ts';
import { changeConsent } from './consent-commands.ts';

/**
 * What a candidate agreed to. It stands here and not with the accounts because one of the choices asks for a
 * review, and accounts know none.
 */
export function consentRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /consents', requireCandidate, async (_request, { userId, account }) => ({
    data: presentConsents(await listConsents(database, userId), account),
  }));

  serve('PUT /consents', requireCandidate, async ({ body }, { userId }) => {
    // Each change is written down for good.
    await services.rateLimits.consume('consent-user', userId);
    await changeConsent(database, userId, body);
    const account = await getAccount(database, userId);
    const consents = presentConsents(await listConsents(database, userId), account);
    return { data: { consents, user: presentUser(account) } };
  });
}
