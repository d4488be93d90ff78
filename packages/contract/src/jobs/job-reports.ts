import { defineEndpoints } from '../endpoint.ts';
import { email, messageSchema } from '../identity/accounts.ts';
import { z } from '../zod.ts';
import { jobReportMaxLength } from './choices.ts';
import { offeredReasons } from './report-choices.ts';
import { jobParamsSchema } from './jobs.ts';

const isEmail = (value: string) => email('').safeParse(value).success;

/** POST /jobs/:jobId/reports, open to guests. */
export const jobReportSchema = z
  .strictObject({
    reason: z
      .string('Choose what is wrong.')
      .refine((reason) => offeredReasons().some(({ value }) => value === reason), 'Choose what is wrong.'),
    text: z
      .string()
      .trim()
      .max(jobReportMaxLength, `Please keep it to ${jobReportMaxLength} characters.`)
      .default(''),
    /** For questions of staff; may be empty. */
    email: z
      .string()
      .trim()
      .toLowerCase()
      .refine((value) => value === '' || isEmail(value), 'Enter a valid email, or leave it empty.')
      .default(''),
  })
  .refine(({ reason, text }) => reason !== 'other' || text !== '', {
    path: ['text'],
    error: 'Please say what is wrong.',
  });
export type JobReportFields = z.output<typeof jobReportSchema>;

export const jobReportEndpoints = defineEndpoints({
  'POST /jobs/:jobId/reports': {
    summary: 'Reports a problem of a posting',
    params: jobParamsSchema,
    body: jobReportSchema,
    status: 201,
    answer: messageSchema,
  },
});
