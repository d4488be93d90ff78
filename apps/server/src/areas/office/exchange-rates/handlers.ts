import { exchangeRates } from '../../../platform/exchange-rates/exchange-rates.ts';
import type { Services } from '../../../platform/services.ts';
import { convertHourlyRates } from '../../hiring/candidates/commands.ts';
import { convertSalaries } from '../../jobs/jobs/conversion-commands.ts';

/** Begins to do what the queue holds for this module. */
export async function startExchangeRateHandlers(services: Services): Promise<void> {
  await services.queue.work('exchange-rates-changed', () => convertStoredPay(services));
}

/** Brings what is stored in US dollars to the present rates, which filters and orders go by. */
export async function convertStoredPay({ database }: Pick<Services, 'database'>): Promise<void> {
  await exchangeRates.load(database);
  await convertSalaries(database);
  await convertHourlyRates(database);
}
