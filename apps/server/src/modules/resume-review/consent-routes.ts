import { changeConsentSchema, changedConsentsSchema, consentsSchema } from '@waymark/contract/consents';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { presentConsents } from '../accounts/consent-presenter.ts';
import { listConsents } from '../accounts/consent-queries.ts';
import { guard, requireCandidate } from '../accounts/policy.ts';
import { presentUser } from '../accounts/presenter.ts';
import { getAccount } from '../accounts/queries.ts';
import { changeConsent } from './consent-commands.ts';

/**
 * What a candidate agreed to. It stands here and not with the accounts because one of the choices asks for a
 * review, and accounts know none.
 */
export function consentRoutes(app: App, services: Services): void {
  const { database } = services;
  const onRequest = guard(requireCandidate, services);

  app.get('/consents', { onRequest, schema: { response: { 200: consentsSchema } } }, async (request) => {
    const { userId, account } = await requireCandidate(request, services);
    return { data: presentConsents(await listConsents(database, userId), account) };
  });

  app.put(
    '/consents',
    { onRequest, schema: { body: changeConsentSchema, response: { 200: changedConsentsSchema } } },
    async (request) => {
      const { userId } = await requireCandidate(request, services);
      await changeConsent(database, userId, request.body);
      const account = await getAccount(database, userId);
      const consents = presentConsents(await listConsents(database, userId), account);
      return { data: { consents, user: presentUser(account) } };
    },
  );
}
