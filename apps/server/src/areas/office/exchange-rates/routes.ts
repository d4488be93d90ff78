import type { App } from '../../../platform/http/app.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator } from '../../identity/accounts/policy.ts';
import { uploadRates } from './rates-commands.ts';
import { findRatesOverview } from './rates-queries.ts';

/** Staff sees how old the exchange rates are, and uploads newer ones where the board cannot fetch them. */
export function exchangeRateRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);

  serve('GET /staff/exchange-rates', requireAdministrator, async () => ({
    data: await findRatesOverview(services),
  }));

  serve('POST /staff/exchange-rates', requireAdministrator, async (request, { userId }) => {
    await services.rateLimits.consume('setting-user', userId);
    const date = await uploadRates(services, userId, request.body.content);
    return { message: sayTo(request)`The rates of ${date} are now in use.` };
  });
}
