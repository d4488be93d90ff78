import { defineEndpoints } from '../endpoint.ts';
import { jobStatuses } from '../jobs/choices.ts';
import { jobFieldMax } from '../jobs/job-field-tables.ts';
import { jobDetailSchema, jobParamsSchema } from '../jobs/jobs.ts';
import { readPostingLanguage } from '../jobs/posting-language.ts';
import { optionalReason, staffNoteSchema } from '../identity/decisions.ts';
import {
  decisionsWithReason,
  moderatedLists,
  postingDecisions,
  postingModerations,
  signKinds,
} from './moderation-choices.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { z } from '../zod.ts';
import { fixed } from '../text/say.ts';

/** Empty to have it detected. */
const statedLanguage = z
  .string()
  .max(jobFieldMax.language, fixed`Please use at most ${jobFieldMax.language} characters.`)
  .refine((text) => readPostingLanguage(text) !== undefined, fixed`Choose a language from the list.`);

const signKind = z.enum(signKinds.map(({ value }) => value));

/** A sign of fraud that a rule found in a posting. */
const postingSignSchema = z.object({
  kind: signKind,
  /** As in the posting. */
  words: z.array(z.string()),
  why: z.string(),
  /** The other posting of a copied text. */
  jobId: z.uuid().nullable(),
});
export type PostingSign = z.infer<typeof postingSignSchema>;

const moderatedPostingsQuerySchema = z.strictObject({
  show: z.enum(moderatedLists.map(({ value }) => value)).default('waiting'),
  /** Words of a title or a company. */
  q: z
    .string()
    .trim()
    .max(200, fixed`Please use at most 200 characters.`)
    .default(''),
  ...pageQuery,
});
export type ModeratedPostingsQuery = z.output<typeof moderatedPostingsQuerySchema>;

const moderatedPostingSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  company: z.object({ id: z.uuid(), name: z.string() }),
  status: z.enum(jobStatuses),
  moderation: z.enum(postingModerations).nullable(),
  /** Since when it waits, is decided, or is open. ISO 8601, UTC. */
  since: z.iso.datetime(),
  /** The signs of its own text. */
  signs: z.array(signKind),
  /** Undecided reports. */
  reports: z.number().int(),
});
export type ModeratedPosting = z.infer<typeof moderatedPostingSchema>;

const moderatedPostingDetailSchema = z.object({
  job: jobDetailSchema,
  status: z.enum(jobStatuses),
  /** Whether it waits for a decision. */
  isWaiting: z.boolean(),
  moderation: z.enum(postingModerations).nullable(),
  /** The reason that the company got. */
  reason: z.string(),
  /** The known version: a newer one answers 409. */
  updatedAt: z.iso.datetime(),
  signs: z.array(postingSignSchema),
  reports: z.number().int(),
  /** Whether a person or a source has stated the language of its text. */
  isLanguageStated: z.boolean(),
  /** Earlier decisions, newest first. */
  history: z.array(staffNoteSchema),
});
export type ModeratedPostingDetail = z.infer<typeof moderatedPostingDetailSchema>;

const postingDecisionSchema = z
  .strictObject({
    decision: z.enum(postingDecisions, fixed`Choose what is decided.`),
    reason: optionalReason,
    updatedAt: z.iso.datetime(),
  })
  .refine(({ decision, reason }) => reason !== '' || !decisionsWithReason.includes(decision), {
    path: ['reason'],
    error: fixed`Please give a reason: the company will read it.`,
  });
export type PostingDecisionFields = z.input<typeof postingDecisionSchema>;

export const moderatedPostingEndpoints = defineEndpoints({
  'GET /staff/postings': {
    summary: 'Postings for moderation, longest waiting first',
    query: moderatedPostingsQuerySchema,
    answer: pageOf(moderatedPostingSchema),
    errors: ['not_found'],
  },
  'GET /staff/postings/:jobId': {
    summary: 'A posting with its signs of fraud and earlier decisions',
    params: jobParamsSchema,
    answer: z.object({ data: moderatedPostingDetailSchema }),
  },
  'POST /staff/postings/:jobId/decisions': {
    summary: 'Approves, refuses, sends back, takes down or puts back a posting, and tells its company',
    params: jobParamsSchema,
    body: postingDecisionSchema,
    answer: z.object({ data: z.object({ open: z.boolean() }) }),
    errors: ['conflict'],
  },
  'PUT /staff/postings/:jobId/language': {
    summary: 'States the language of a posting, or has it detected',
    params: jobParamsSchema,
    body: z.strictObject({ language: statedLanguage }),
    answer: z.object({ data: z.object({ language: z.string() }) }),
  },
});
