import { z } from 'zod';
import { email } from './accounts.ts';
import { jobReportMaxLength, jobReportReasons } from './job-report-choices.ts';

const isEmail = (value: string) => email('').safeParse(value).success;

/** POST /jobs/:jobId/reports, by anybody. */
export const jobReportSchema = z
  .strictObject({
    reason: z.enum(
      jobReportReasons.map(({ value }) => value),
      'Choose what is wrong.',
    ),
    text: z
      .string()
      .trim()
      .max(jobReportMaxLength, `Please keep it to ${jobReportMaxLength} characters.`)
      .default(''),
    /** Where a question about it may go; an empty one means none. */
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
