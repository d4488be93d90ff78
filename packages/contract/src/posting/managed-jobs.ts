import { z } from '../zod.ts';
import { defineEndpoints } from '../endpoint.ts';
import {
  jobActions,
  jobMarks,
  managedJobSorts,
  managedJobStatuses,
  managerOptions,
  maxJobsChanged,
  viewSources,
} from './choices/managed-jobs.ts';
import { jobStatuses } from '../jobs/choices/jobs.ts';
import { postingModerations } from '../office/choices/moderation.ts';
import { jobCardSchema, jobParamsSchema } from '../jobs/jobs.ts';
import { pageOf, pageQuery } from '../pagination.ts';

const valuesOf = <T extends string>(choices: readonly { readonly value: T }[]) =>
  choices.map(({ value }) => value);

/** An empty field of a form arrives as '' and means "not asked". */
const choice = <T extends string>(name: string, values: readonly T[], usual: NoInfer<T>) =>
  z
    .preprocess(
      (value) => (value === '' ? undefined : value),
      z.enum(values, `${name} is one of ${values.join(', ')}.`).optional(),
    )
    .transform((value) => value ?? usual);

export const managedJobsQuerySchema = z.strictObject({
  /** Words of a title or a place. */
  q: z.string().trim().max(200, 'Please use at most 200 characters.').default(''),
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
  company: jobCardSchema.shape.company,
  places: jobCardSchema.shape.places,
  status: z.enum([...jobStatuses, 'closed']),
  /** Of a pending job: what stands between it and everybody; `company` is that of a company still being checked. */
  waitsFor: z.enum(['payment', 'approval', 'day', 'company', ...postingModerations]).nullable(),
  /** What staff said of why it is sent back, refused or taken down; empty otherwise. */
  /** Why staff keeps it from the board, or has closed it; empty where staff did neither. */
  moderationReason: z.string(),
  /** The day it waits for. */
  publishAt: z.string().nullable(),
  postedAt: z.string().nullable(),
  /** YYYY-MM-DD: the last day for applications, and the day it closed. */
  deadline: z.string().nullable(),
  closedOn: z.string().nullable(),
  trashedAt: z.string().nullable(),
  /** Those that were withdrawn are not counted; new are those since one last looked. */
  applications: z.number().int(),
  newApplications: z.number().int(),
  /** In the last 30 days. */
  views: z.number().int(),
  starred: z.boolean(),
  unread: z.boolean(),
  /** Whether one may change it: a viewer of its company may not. */
  isChangeable: z.boolean(),
  /** Whether what it says may be changed too: it is open or about to be, and no feed would undo it. */
  isEditable: z.boolean(),
  /** When somebody last said that it is open. */
  confirmedAt: z.string(),
  /** Whether the company has been asked since, and has not answered. */
  askedToConfirm: z.boolean(),
});
export type ManagedJob = z.infer<typeof managedJobSchema>;
export const managedJobsSchema = pageOf(managedJobSchema).extend({
  hasSeveralCompanies: z.boolean(),
  /** How many jobs there are whatever is asked for, in the list and in the trash. */
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
  experienceMin: z.number().nullable(),
  experienceMax: z.number().nullable(),
  /** Sanitised HTML; empty where the source gave none. */
  description: z.string(),
  /** The last 30 days in UTC, oldest first, none left out. */
  days: z.array(z.object({ day: z.string(), views: z.number().int(), applications: z.number().int() })),
  /** Of the views of those days, most first. */
  sources: z.array(z.object({ source: z.enum(valuesOf(viewSources)), views: z.number().int() })),
});
export type ManagedJobDetail = z.infer<typeof managedJobDetailSchema>;

const jobIds = z
  .array(z.uuid('There is no job with this address.'))
  .min(1, 'Choose at least one job.')
  .max(maxJobsChanged, `Please choose at most ${maxJobsChanged} jobs.`);

export const jobChangeSchema = z.strictObject({
  action: z.enum(jobActions),
  jobIds,
  /** YYYY-MM-DD, of a renewed job: its last day for applications; null for none. */
  deadline: z.iso.date('Enter a date.').nullable().optional(),
});
export type JobChangeFields = z.output<typeof jobChangeSchema>;
export const jobMarkSchema = z.strictObject({ mark: z.enum(jobMarks), jobIds });

export const jobsChangedSchema = z.object({
  data: z.object({
    changed: z.array(z.uuid()),
    /** Those that were so already, or of which it cannot be. */
    unchanged: z.array(z.uuid()),
    /** Those of the changed that are to be open and wait: for their payment, for us, for their day. */
    waiting: z.array(z.uuid()),
    /** Takes it back; null where nothing changed. */
    changeId: z.uuid().nullable(),
  }),
});
export type JobsChanged = z.infer<typeof jobsChangedSchema>['data'];

const changeParamsSchema = z.strictObject({ changeId: z.uuid('There is nothing to take back.') });
const jobViewSchema = z.strictObject({ source: z.enum(valuesOf(viewSources)) });

export const managedJobEndpoints = defineEndpoints({
  'GET /company/jobs': {
    summary: 'The company’s jobs, with who looked and who applied',
    query: managedJobsQuerySchema,
    answer: managedJobsSchema,
    errors: ['not_found'],
  },
  'GET /company/jobs/:jobId': {
    summary: 'A job of the company, with its last 30 days',
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
    summary: 'Marks jobs for oneself: starred, read or unread',
    body: jobMarkSchema,
    answer: jobsChangedSchema,
    errors: ['not_found'],
  },
  'POST /company/jobs/changes/:changeId/undo': {
    summary: 'Takes a change of jobs or marks back, except where somebody has changed more since',
    params: changeParamsSchema,
    answer: jobsChangedSchema,
    errors: ['conflict'],
  },
  'POST /jobs/:jobId/views': {
    summary: 'Notes that somebody looks at a posting, once a visitor and day',
    params: jobParamsSchema,
    body: jobViewSchema,
    status: 202,
    answer: z.object({ data: z.object({}) }),
  },
});
