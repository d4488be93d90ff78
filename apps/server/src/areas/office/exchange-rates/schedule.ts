import type { Logger } from '../../../platform/log.ts';
import type { Services } from '../../../platform/services.ts';
import { renewRates } from './rates-commands.ts';

/** The European Central Bank publishes on its working days, at about four in the afternoon in Frankfurt. */
export async function scheduleExchangeRates(services: Services, log: Logger): Promise<void> {
  const { exchangeRatesUrl } = services.config;
  if (exchangeRatesUrl === undefined) return;
  await services.queue.schedule('renew-exchange-rates', {
    cron: '40 15 * * 1-5',
    atStart: true,
    run: async () => void (await renewRates(services, log, exchangeRatesUrl)),
  });
}
