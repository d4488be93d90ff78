import { defineEndpoints } from '../endpoint.ts';
import { messageSchema, text } from '../identity/accounts.ts';
import { jobParamsSchema } from '../jobs/jobs.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { plainName } from '../text/names.ts';
import { z } from '../zod.ts';
import { savedJobSorts } from './choices.ts';
import { guestLikesLimit } from './like-choices.ts';
import { fixed } from '../text/say.ts';

/** A liked job of the board, or a job that the candidate added (G-4). */
const savedJobSchema = z.object({
  /** 21 characters. */
  id: z.string(),
  /** Null for an added job. */
  job: z.object({ id: z.uuid(), open: z.boolean(), companyId: z.uuid() }).nullable(),
  /** The candidate's own title, else that of the job. */
  title: z.string(),
  /** Of the title of a posting; empty where it is not known. */
  language: z.string(),
  company: z.string(),
  /** As typed; may be empty. */
  date: z.string(),
  savedAt: z.iso.datetime(),
});
export type SavedJob = z.infer<typeof savedJobSchema>;
export const savedJobsPageSchema = pageOf(savedJobSchema);
const createdSavedJobSchema = z.object({ data: savedJobSchema });

export const savedJobListQuerySchema = z.strictObject({
  sort: z.enum(savedJobSorts, fixed`sort is one of ${savedJobSorts.join(', ')}.`).default('freshness'),
  ...pageQuery,
});

/** GET /saved-jobs/ids: the liked jobs of the board. */
const likedJobIdsSchema = z.object({ data: z.array(z.uuid()) });

/** POST /saved-jobs. The order of the fields is the order of their error messages. */
export const addSavedJobSchema = z.strictObject({
  title: plainName(fixed`Please fill title`, 200),
  company: plainName(fixed`Please fill Company name.`, 200),
  date: text(fixed`Please fill Date`, 60),
});
export type SavedJobFields = z.infer<typeof addSavedJobSchema>;

const anyText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, fixed`Please use at most ${max} characters.`);

/** PUT /saved-jobs/entries/:id. An emptied field of a liked job shows that of the job again. */
export const changeSavedJobSchema = z.strictObject({
  title: anyText(200),
  company: anyText(200),
  date: anyText(60),
});

const savedJobId = z.string().regex(/^[\w-]{21}$/, fixed`There is no saved job with this address.`);
const savedJobParamsSchema = z.strictObject({ id: savedJobId });

/** POST /saved-jobs/restore: a row as it was before it was deleted. */
const restoreSavedJobSchema = changeSavedJobSchema.extend({
  id: savedJobId,
  jobId: z.uuid('jobId is the id of a job.').nullable(),
  savedAt: z.iso.datetime('savedAt is a moment in ISO 8601.'),
});
export type RestoreSavedJobFields = z.infer<typeof restoreSavedJobSchema>;

/** POST /saved-jobs/merge: the likes from before signing in, oldest first. */
const mergeLikesSchema = z.strictObject({
  jobIds: z
    .array(z.uuid('jobIds are ids of jobs.'))
    .min(1, fixed`Send at least one job.`)
    .max(guestLikesLimit, fixed`Send at most ${guestLikesLimit} jobs.`),
});
const mergedLikesSchema = z.object({ data: z.object({ added: z.number().int() }) });

export const savedJobEndpoints = defineEndpoints({
  'GET /saved-jobs': {
    summary: 'The list of saved jobs',
    query: savedJobListQuerySchema,
    answer: savedJobsPageSchema,
    errors: ['not_found'],
  },
  'POST /saved-jobs': {
    summary: 'Adds an own job',
    body: addSavedJobSchema,
    status: 201,
    answer: createdSavedJobSchema,
    errors: ['conflict'],
  },
  'PUT /saved-jobs/entries/:id': {
    summary: 'Changes a row of the list',
    params: savedJobParamsSchema,
    body: changeSavedJobSchema,
    answer: createdSavedJobSchema,
  },
  'DELETE /saved-jobs/entries/:id': {
    summary: 'Removes a row',
    params: savedJobParamsSchema,
    answer: messageSchema,
  },
  'POST /saved-jobs/restore': {
    summary: 'Restores a removed row',
    body: restoreSavedJobSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'GET /saved-jobs/ids': { summary: 'The liked jobs of the board', answer: likedJobIdsSchema },
  'POST /saved-jobs/merge': {
    summary: 'Merges the likes from before signing in',
    body: mergeLikesSchema,
    answer: mergedLikesSchema,
  },
  'PUT /saved-jobs/:jobId': {
    summary: 'Likes a job',
    params: jobParamsSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'DELETE /saved-jobs/:jobId': {
    summary: 'Removes a like',
    params: jobParamsSchema,
    answer: messageSchema,
  },
});
