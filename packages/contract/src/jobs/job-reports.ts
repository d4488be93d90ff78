import type { BoardWords } from '../board-words.ts';
import { defineEndpoints } from '../endpoint.ts';
import { email, messageSchema } from '../identity/accounts.ts';
import { z } from '../zod.ts';
import { jobReportMaxLength } from './choices.ts';
import { offeredReasons } from './report-choices.ts';
import { jobParamsSchema } from './jobs.ts';
import { fixed } from '../text/say.ts';

const isEmail = (value: string) => email('').safeParse(value).success;

const anyReason = z.string(fixed`Choose what is wrong.`).min(1, fixed`Choose what is wrong.`);

/** POST /jobs/:jobId/reports, open to guests. */
export const jobReportSchema = z
  .strictObject({
    reason: anyReason,
    text: z
      .string()
      .trim()
      .max(jobReportMaxLength, fixed`Please keep it to ${jobReportMaxLength} characters.`)
      .default(''),
    /** For questions of staff; may be empty. */
    email: z
      .string()
      .trim()
      .toLowerCase()
      .refine((value) => value === '' || isEmail(value), fixed`Enter a valid email, or leave it empty.`)
      .default(''),
  })
  .refine(({ reason, text }) => reason !== 'other' || text !== '', {
    path: ['text'],
    error: fixed`Please say what is wrong.`,
  });
const jobReportOn = (words: BoardWords) =>
  jobReportSchema.safeExtend({
    reason: anyReason.refine(
      (given) => offeredReasons(words).some(({ value }) => value === given),
      fixed`Choose what is wrong.`,
    ),
  });
export type JobReportFields = z.output<typeof jobReportSchema>;

/** The id of the posting that an address leads to; an id alone is one too. */
export function jobIdIn(address: string): string | undefined {
  return /(?:^|[?&]job=)([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\da-f-])/i.exec(address)?.[1];
}

/** A report from a page that is not the posting's. */
export const addressedReportSchema = jobReportSchema.safeExtend({
  address: z
    .string()
    .trim()
    .max(1000, fixed`Please use at most 1000 characters.`)
    .refine(
      (address) => jobIdIn(address) !== undefined,
      fixed`Paste the whole address of the posting from your browser. It has “job=” in it.`,
    ),
});

export const jobReportEndpoints = defineEndpoints({
  'POST /jobs/:jobId/reports': {
    summary: 'Reports a problem of a posting',
    params: jobParamsSchema,
    body: jobReportSchema,
    onBoard: { body: jobReportOn },
    status: 201,
    answer: messageSchema,
  },
});
