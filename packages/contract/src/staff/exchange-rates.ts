import { z } from '../zod.ts';
import { messageSchema } from '../accounts.ts';
import { defineEndpoints } from '../endpoint.ts';

/** Characters of a file with the rates of one day, which has about two thousand. */
export const ratesFileMaxLength = 65_536;

export const exchangeRateEndpoints = defineEndpoints({
  'POST /staff/exchange-rates': {
    summary: 'Stores the exchange rates of a file of the European Central Bank, XML or CSV',
    body: z.strictObject({
      content: z
        .string('Choose a file of the European Central Bank.')
        .min(1, 'Choose a file of the European Central Bank.')
        .max(ratesFileMaxLength, 'This file is too large: choose the file of one day.'),
    }),
    status: 201,
    answer: messageSchema,
  },
});
