import { defineEndpoints } from '../endpoint.ts';
import { jobStatuses } from '../jobs/choices.ts';
import { managedFieldShape } from '../jobs/job-field-schemas.ts';
import { jobCardSchema, jobParamsSchema } from '../jobs/jobs.ts';
import { postingModerations } from './moderation-choices.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { z } from '../zod.ts';
import {
  jobActions,
  jobMarks,
  managedJobSorts,
  managedJobStatuses,
  managerOptions,
  maxJobsChanged,
  viewSources,
} from './choices.ts';
import { fixed } from '../text/say.ts';

const valuesOf = <T extends string>(choices: readonly { readonly value: T }[]) =>
  choices.map(({ value }) => value);

/** An empty form field arrives as '' and counts as missing. */
const choice = <T extends string>(name: string, values: readonly T[], usual: NoInfer<T>) =>
  z
    .preprocess(
      (value) => (value === '' ? undefined : value),
      z.enum(values, fixed`${name} is one of ${values.join(', ')}.`).optional(),
    )
    .transform((value) => value ?? usual);

const managedJobsQuerySchema = z.strictObject({
  /** Words of a title or a place. */
  q: z
    .string()
    .trim()
    .max(200, fixed`Please use at most 200 characters.`)
    .default(''),
  status: choice('status', ['all', ...valuesOf(managedJobStatuses)] as const, 'all'),
  show: choice('show', valuesOf(managerOptions), 'all'),
  sort: choice('sort', valuesOf(managedJobSorts), 'activity'),
  list: choice('list', ['jobs', 'trash'] as const, 'jobs'),
  ...pageQuery,
});
export type ManagedJobsQuery = z.output<typeof managedJobsQuerySchema>;

/** A row of /company-manage-job (H-4). */
export const managedJobSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  language: jobCardSchema.shape.language,
  company: jobCardSchema.shape.company,
  places: jobCardSchema.shape.places,
  status: z.enum([...jobStatuses, 'closed']),
  /** Why a pending job is not public yet; `company` waits for the check of its company. */
  waitsFor: z.enum(['payment', 'approval', 'day', 'company', ...postingModerations]).nullable(),
  /** Why staff sent it back, refused it or closed it; may be empty. */
  moderationReason: z.string(),
  /** The day that it goes live. */
  publishAt: z.string().nullable(),
  postedAt: z.string().nullable(),
  /** YYYY-MM-DD, as `closedOn`. */
  deadline: z.string().nullable(),
  closedOn: z.string().nullable(),
  trashedAt: z.string().nullable(),
  /** Without withdrawn ones; new are those since the member's last visit. */
  applications: z.number().int(),
  newApplications: z.number().int(),
  /** In the last 30 days. */
  views: z.number().int(),
  starred: z.boolean(),
  unread: z.boolean(),
  /** False for viewers. */
  isChangeable: z.boolean(),
  /** Whether its text can be edited: it is or will be open, and no feed would overwrite it. */
  isEditable: z.boolean(),
  /** When the company last confirmed that it is open. */
  confirmedAt: z.string(),
  /** Whether a request to confirm it is unanswered. */
  askedToConfirm: z.boolean(),
});
export type ManagedJob = z.infer<typeof managedJobSchema>;
const managedJobsSchema = pageOf(managedJobSchema).extend({
  hasSeveralCompanies: z.boolean(),
  /** The numbers of jobs in the list and in the trash, without filters. */
  all: z.number().int(),
  trashed: z.number().int(),
});
export type ManagedJobs = z.infer<typeof managedJobsSchema>;

export const managedJobDetailSchema = managedJobSchema.extend({
  category: jobCardSchema.shape.category,
  type: jobCardSchema.shape.type,
  workMode: jobCardSchema.shape.workMode,
  salary: jobCardSchema.shape.salary,
  skills: z.array(z.string()),
  ...managedFieldShape,
  /** Values of the board's own fields, by their key. */
  fields: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Sanitised HTML; empty where the source gave none. */
  description: z.string(),
  /** The last 30 days in UTC, oldest first, none left out. */
  days: z.array(z.object({ day: z.string(), views: z.number().int(), applications: z.number().int() })),
  /** The sources of those views, most first. */
  sources: z.array(z.object({ source: z.enum(valuesOf(viewSources)), views: z.number().int() })),
});
export type ManagedJobDetail = z.infer<typeof managedJobDetailSchema>;

const jobIds = z
  .array(z.uuid(fixed`There is no job with this address.`))
  .min(1, fixed`Choose at least one job.`)
  .max(maxJobsChanged, fixed`Please choose at most ${maxJobsChanged} jobs.`);

const jobChangeSchema = z.strictObject({
  action: z.enum(jobActions),
  jobIds,
  /** YYYY-MM-DD: the last day for applications of a renewed job; null for none. */
  deadline: z.iso
    .date(fixed`Enter a date.`)
    .nullable()
    .optional(),
});
export type JobChangeFields = z.output<typeof jobChangeSchema>;
const jobMarkSchema = z.strictObject({ mark: z.enum(jobMarks), jobIds });

const jobsChangedSchema = z.object({
  data: z.object({
    changed: z.array(z.uuid()),
    /** Jobs that had the state already, or cannot have it. */
    unchanged: z.array(z.uuid()),
    /** Changed jobs that wait for payment, approval or their day. */
    waiting: z.array(z.uuid()),
    /** For the undo; null where nothing changed. */
    changeId: z.uuid().nullable(),
  }),
});
export type JobsChanged = z.infer<typeof jobsChangedSchema>['data'];

const changeParamsSchema = z.strictObject({ changeId: z.uuid(fixed`There is nothing to take back.`) });
const jobViewSchema = z.strictObject({ source: z.enum(valuesOf(viewSources)) });

export const managedJobEndpoints = defineEndpoints({
  'GET /company/jobs': {
    summary: 'The company’s jobs with views and applications',
    query: managedJobsQuerySchema,
    answer: managedJobsSchema,
    errors: ['not_found'],
  },
  'GET /company/jobs/:jobId': {
    summary: 'A job of the company with its last 30 days',
    params: jobParamsSchema,
    answer: z.object({ data: managedJobDetailSchema }),
  },
  'POST /company/jobs/changes': {
    summary: 'Closes, fills, renews, trashes or restores jobs of the company',
    body: jobChangeSchema,
    answer: jobsChangedSchema,
    errors: ['conflict', 'not_found'],
  },
  'POST /company/jobs/marks': {
    summary: 'Marks jobs for the member: starred, read or unread',
    body: jobMarkSchema,
    answer: jobsChangedSchema,
    errors: ['not_found'],
  },
  'POST /company/jobs/changes/:changeId/undo': {
    summary: 'Undoes a change of jobs or marks, except where a later one followed',
    params: changeParamsSchema,
    answer: jobsChangedSchema,
    errors: ['conflict'],
  },
  'POST /jobs/:jobId/views': {
    summary: 'Counts a view of a posting, once per visitor and day',
    params: jobParamsSchema,
    body: jobViewSchema,
    status: 202,
    answer: z.object({ data: z.object({}) }),
  },
});
