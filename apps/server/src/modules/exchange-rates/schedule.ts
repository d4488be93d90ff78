import type { Services } from '../../platform/services.ts';
import { renewRates } from './rates-commands.ts';

/** The European Central Bank publishes on its working days, at about four in the afternoon in Frankfurt. */
export async function scheduleExchangeRates({ queue, database, config }: Services): Promise<void> {
  const { exchangeRatesUrl } = config;
  if (exchangeRatesUrl === undefined) return;
  await queue.schedule('renew-exchange-rates', {
    cron: '40 15 * * 1-5',
    atStart: true,
    run: async () => void (await renewRates(database, exchangeRatesUrl)),
  });
}
