import { defineEndpoints } from '../endpoint.ts';
import { jobTypes, workModes } from '../jobs/choices.ts';
import type { BoardWords } from '../board-words.ts';
import { offeredCategoryOf } from '../jobs/category-schemas.ts';
import { calledFieldShape, managedFieldNames, newFieldShape } from '../jobs/job-field-schemas.ts';
import {
  jobDetailSchema,
  jobParamsSchema,
  jobSearchResultSchema,
  jobSearchOn,
  jobSearchSchema,
  salarySchema,
} from '../jobs/jobs.ts';
import { ownFieldSchema } from '../jobs/own-field-schema.ts';
import { ownTextMaxLength } from '../jobs/own-fields.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { managedJobStatuses } from '../posting/choices.ts';
import { postingLimits } from '../jobs/posting-choices.ts';
import { managedJobDetailSchema, managedJobSchema } from '../posting/managed-jobs.ts';
import { draftSummarySchema } from '../posting/postings.ts';
import { hasFewMarks, tooManyMarks } from '../text/markup-limits.ts';
import { z } from '../zod.ts';
import { maxJobsUpserted } from './v1-choices.ts';
import { fixed } from '../text/say.ts';

/*
 * Postings in version 1 of the API. Fields may be added to it; none is renamed, removed or given another meaning.
 */

const oneOf = <T extends string>(name: string, choices: readonly { readonly value: T }[]) => {
  const values = choices.map(({ value }) => value);
  return z.enum(values, fixed`${name} is one of ${values.join(', ')}.`);
};
const typed = (max: number) => z.string().max(max, fixed`Please use at most ${max} characters.`);

/** Minor units of the currency, such as cents; a few currencies have large figures. */
const amount = z
  .number()
  .min(0)
  .max(1e14)
  .refine(Number.isInteger, fixed`Give amounts in minor units, which are whole: 4500000 for 45,000.00.`)
  .nullable()
  .meta({ example: 4_500_000 });
const paidSalarySchema = salarySchema.extend({ min: amount, max: amount });

const title = typed(postingLimits.title).meta({ example: 'Marine Engineer' });
/** HTML; sanitised. */
const description = typed(postingLimits.descriptionHtml).refine(hasFewMarks, tooManyMarks).meta({
  example: '<p>You look after the engines of four ferries.</p>',
});
const type = oneOf('type', jobTypes);
const category = z.string().meta({ example: 'engineering' });
const workMode = oneOf('workMode', workModes);
const ownValues = z
  .record(z.string().max(30), z.union([typed(ownTextMaxLength), z.number(), z.null()]))
  .meta({ example: { shift: 'night', hours: 38 } });
function ownValuesOn({ ownFields }: BoardWords) {
  const keys = ownFields.map(({ key }) => key);
  const message =
    keys.length === 0 ? 'This board has no fields of its own.' : `fields has the keys ${keys.join(', ')}.`;
  return ownValues.refine((own) => Object.keys(own).every((key) => keys.includes(key)), message);
}

const optionalFields = {
  /** Each with its country; at least one unless the work is remote. */
  places: z
    .array(typed(postingLimits.place).meta({ example: 'Leeds, United Kingdom' }))
    .max(postingLimits.places, fixed`A posting names at most ${postingLimits.places} places.`),
  /** English names of the countries that people may work from, for remote and hybrid work. */
  countries: z
    .array(typed(80).meta({ example: 'United Kingdom' }))
    .max(postingLimits.countries, fixed`Please choose at most ${postingLimits.countries} countries.`),
  skills: z
    .array(typed(postingLimits.skill).meta({ example: 'Diesel engines' }))
    .max(postingLimits.skills, fixed`Please choose at most ${postingLimits.skills} tags.`),
  ...calledFieldShape,
  salary: paidSalarySchema.nullable(),
  /** The address to apply at; null to receive the applications here. */
  applyUrl: typed(500).nullable().meta({ example: 'https://company.example/jobs/1' }),
  /** A colleague’s address that new applications are announced to. */
  notifyEmail: typed(254),
  /** The last day for applications. */
  deadline: z.iso.date(fixed`Enter a day, for example 2027-04-01.`).nullable(),
  /** Values of the board's own fields by their key, listed by `GET /api/v1/posting-choices`; a choice by identifier or name. */
  fields: ownValues,
  /** When it opens; null for at once. */
  publishAt: z.iso.datetime('Enter a moment in UTC, for example 2027-04-01T08:00:00Z.').nullable(),
};

export const v1NewJobSchema = z.strictObject({
  title,
  description,
  type,
  category,
  workMode,
  places: optionalFields.places.default([]),
  countries: optionalFields.countries.default([]),
  skills: optionalFields.skills.default([]),
  ...newFieldShape,
  salary: optionalFields.salary.default(null),
  applyUrl: optionalFields.applyUrl.default(null),
  notifyEmail: optionalFields.notifyEmail.default(''),
  deadline: optionalFields.deadline.default(null),
  fields: ownValues.default({}),
  publishAt: optionalFields.publishAt.default(null),
});

const v1NewJobOn = (words: BoardWords) =>
  v1NewJobSchema.extend({ category: offeredCategoryOf(words), fields: ownValuesOn(words).default({}) });

/** Omitted fields stay as they are. */
const v1JobChangeSchema = z
  .strictObject({ title, description, type, category, workMode, ...optionalFields })
  .partial()
  .refine((change) => Object.keys(change).length > 0, fixed`Send at least one field to change.`);
const v1JobChangeOn = (words: BoardWords) =>
  v1JobChangeSchema.safeExtend({
    category: offeredCategoryOf(words).optional(),
    fields: ownValuesOn(words).optional(),
  });
export type V1JobChange = z.output<typeof v1JobChangeSchema>;

const rowFields = {
  id: true,
  title: true,
  language: true,
  places: true,
  status: true,
  waitsFor: true,
  moderationReason: true,
  publishAt: true,
  postedAt: true,
  deadline: true,
  closedOn: true,
  applications: true,
  views: true,
  confirmedAt: true,
} as const;
const pickedOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>;
const v1CompanyJobSchema = managedJobSchema.pick(rowFields);
export type V1CompanyJob = z.infer<typeof v1CompanyJobSchema>;
const v1CompanyJobDetailSchema = managedJobDetailSchema.pick({
  ...rowFields,
  type: true,
  category: true,
  workMode: true,
  salary: true,
  skills: true,
  ...pickedOf(managedFieldNames),
  fields: true,
  description: true,
});
export type V1CompanyJobDetail = z.infer<typeof v1CompanyJobDetailSchema>;

/** The state of a posting after a change. */
const v1JobStateSchema = v1CompanyJobSchema.pick({
  id: true,
  status: true,
  waitsFor: true,
  publishAt: true,
  deadline: true,
});
export type V1JobState = z.infer<typeof v1JobStateSchema>;
const stateAnswer = z.object({ data: v1JobStateSchema });

const status = z.enum(['all', ...managedJobStatuses.map(({ value }) => value)] as const).default('all');

/** A posting as an import reads it: by the names of docs/operations/import.md. */
const upsertedJobSchema = z.looseObject({
  id: z.union([z.string(), z.number()]).meta({ example: 'R-1042' }),
  title: z.string().meta({ example: 'Marine Engineer' }),
  company: z.union([z.string(), z.looseObject({ name: z.string() })]).meta({ example: 'Harbor & Pine' }),
});
const externalId = z.string().min(1).max(500);

export const v1JobEndpoints = defineEndpoints({
  'GET /v1/jobs': {
    summary: 'Searches the open jobs, with the counts of each filter',
    query: jobSearchSchema,
    onBoard: { query: jobSearchOn },
    answer: jobSearchResultSchema,
    errors: ['not_found'],
  },
  'GET /v1/jobs/:jobId': {
    summary: 'A posting, open or closed',
    params: jobParamsSchema,
    answer: z.object({ data: jobDetailSchema }),
  },
  'GET /v1/posting-choices': {
    summary: 'The board’s categories and its own posting fields',
    answer: z.object({
      data: z.object({
        categories: z.array(z.object({ value: z.string(), label: z.string(), retired: z.boolean() })),
        fields: z.array(ownFieldSchema),
      }),
    }),
  },
  'GET /v1/company/jobs': {
    summary: 'The postings of the key’s company, closed ones too, latest first',
    query: z.strictObject({ status, ...pageQuery }),
    answer: pageOf(v1CompanyJobSchema),
    errors: ['not_found'],
  },
  'GET /v1/company/drafts': {
    summary: 'What colleagues have written and not published yet',
    query: z.strictObject(pageQuery),
    answer: pageOf(draftSummarySchema),
    errors: ['not_found'],
  },
  'GET /v1/company/jobs/:jobId': {
    summary: 'A posting of the key’s company',
    params: jobParamsSchema,
    answer: z.object({ data: v1CompanyJobDetailSchema }),
  },
  'POST /v1/company/jobs': {
    summary: 'Posts a job; it opens once nothing is waited for',
    body: v1NewJobSchema,
    onBoard: { body: v1NewJobOn },
    status: 201,
    answer: stateAnswer,
    errors: ['conflict', 'unprocessable'],
  },
  'PATCH /v1/company/jobs/:jobId': {
    summary: 'Changes fields of a posting',
    params: jobParamsSchema,
    body: v1JobChangeSchema,
    onBoard: { body: v1JobChangeOn },
    answer: stateAnswer,
    errors: ['conflict'],
  },
  'POST /v1/company/jobs/:jobId/close': {
    summary: 'Closes an open posting',
    params: jobParamsSchema,
    answer: stateAnswer,
    errors: ['conflict', 'unprocessable'],
  },
  'POST /v1/company/jobs/:jobId/fill': {
    summary: 'Marks a posting as filled',
    params: jobParamsSchema,
    answer: stateAnswer,
    errors: ['conflict', 'unprocessable'],
  },
  'POST /v1/company/jobs/:jobId/reopen': {
    summary: 'Opens a closed posting again, or gives an open one another last day',
    params: jobParamsSchema,
    body: z.strictObject({ deadline: optionalFields.deadline }),
    answer: stateAnswer,
    errors: ['conflict', 'unprocessable'],
  },
  'POST /v1/board/jobs': {
    summary: 'Writes postings of any companies by their ids elsewhere: new ones open, known ones change',
    body: z.strictObject({
      jobs: z
        .array(upsertedJobSchema)
        .min(1, fixed`Send at least one posting.`)
        .max(maxJobsUpserted, fixed`Please send at most ${maxJobsUpserted} postings at once.`),
    }),
    answer: z.object({
      data: z.object({
        inserted: z.number().int(),
        updated: z.number().int(),
        unchanged: z.number().int(),
        /** Postings that were left out, by their position from 0. */
        rejected: z.array(
          z.object({ index: z.number().int(), id: z.string(), problems: z.array(z.string()) }),
        ),
      }),
    }),
    errors: ['conflict', 'unprocessable'],
  },
  'POST /v1/board/jobs/close': {
    summary: 'Closes postings that were written by their ids elsewhere',
    body: z.strictObject({
      ids: z
        .array(externalId.meta({ example: 'R-1042' }))
        .min(1, fixed`Name at least one posting.`)
        .max(maxJobsUpserted, fixed`Please name at most ${maxJobsUpserted} postings at once.`),
    }),
    answer: z.object({ data: z.object({ closed: z.number().int() }) }),
    errors: ['conflict', 'unprocessable'],
  },
  'GET /v1/board/jobs': {
    summary: 'The postings that were written by their ids elsewhere, latest change first',
    query: z.strictObject({ id: externalId.optional(), ...pageQuery }),
    answer: pageOf(
      z.object({
        id: z.uuid(),
        externalId: z.string(),
        companyId: z.uuid(),
        title: z.string(),
        status: managedJobSchema.shape.status,
        updatedAt: z.iso.datetime(),
      }),
    ),
    errors: ['not_found'],
  },
});
