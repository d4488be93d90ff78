import { msg } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
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

  serve('POST /staff/exchange-rates', requireAdministrator, async ({ body }, { userId }) => {
    await services.rateLimits.consume('setting-user', userId);
    const date = await uploadRates(services, userId, body.content);
    return { message: msg`The rates of ${date} hold now.` };
  });
}
