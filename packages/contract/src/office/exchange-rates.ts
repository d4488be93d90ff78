import { z } from '../zod.ts';
import { messageSchema } from '../identity/accounts.ts';
import { defineEndpoints } from '../endpoint.ts';
import { fixed } from '../text/say.ts';

/** A file with the rates of one day has about two thousand characters. */
export const ratesFileMaxLength = 65_536;

const ratesOverviewSchema = z.object({
  /** The source of the newest rates: the build, the daily fetch, or a file from staff. */
  source: z.enum(['built-in', 'fetched', 'uploaded']),
  /** The currencies by the day of their rates (YYYY-MM-DD), the newest day first. */
  days: z.array(z.object({ date: z.string(), currencies: z.array(z.string()) })).min(1),
  /** The host of the daily fetch; null on boards without it. */
  host: z.string().nullable(),
  /** The last attempt to fetch, with its problem (empty after a success); null before the first. */
  lastFetch: z.object({ at: z.string(), problem: z.string() }).nullable(),
});
export type RatesOverview = z.infer<typeof ratesOverviewSchema>;

export const exchangeRateEndpoints = defineEndpoints({
  'GET /staff/exchange-rates': {
    summary: 'The date and the source of the exchange rates, and how the last fetch went',
    answer: z.object({ data: ratesOverviewSchema }),
  },
  'POST /staff/exchange-rates': {
    summary: 'Stores the exchange rates of a file of the European Central Bank, XML or CSV',
    body: z.strictObject({
      content: z
        .string(fixed`Choose a file of the European Central Bank.`)
        .min(1, fixed`Choose a file of the European Central Bank.`)
        .max(ratesFileMaxLength, fixed`This file is too large: choose the file of one day.`),
    }),
    status: 201,
    answer: messageSchema,
  },
});
