import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { z } from '../zod.ts';
import {
  fieldReadingSchema,
  importRejectionSchema,
  importReportSchema,
  lackingAdsSchema,
  unreadFieldSchema,
} from './imports.ts';
import {
  fieldReadings,
  maxSourceAddress,
  maxSourceMapping,
  previewedFields,
  sourceApplications,
  sourceFormats,
  sourceStates,
} from './source-choices.ts';
import { fixed } from '../text/say.ts';
import { msg } from '../text/message.ts';

const values = <T extends string>(choices: readonly { readonly value: T }[]) =>
  choices.map((choice) => choice.value);

const address = z
  .string(fixed`Enter the address of the feed or career page.`)
  .trim()
  .min(1, fixed`Enter the address of the feed or career page.`)
  .max(maxSourceAddress, fixed`An address has at most ${maxSourceAddress} characters.`)
  .regex(/^https?:\/\/[^\s/]+\S*$/i, fixed`The address has to begin with https:// or http://.`)
  .refine((text) => URL.canParse(text), fixed`This is no whole address. Copy it from the browser.`)
  .refine(
    (text) => {
      const url = URL.parse(text);
      return !url || (url.username === '' && url.password === '');
    },
    fixed`The address must not hold a user name or a password.`,
  );

const format = z.enum(values(sourceFormats), fixed`Choose how the address is read.`);

/** JSON, as docs/operations/import.md describes it; empty for the names that are usual. */
const mapping = z
  .string()
  .trim()
  .max(maxSourceMapping, fixed`A mapping has at most ${maxSourceMapping} characters.`)
  .default('');

const employerName = z
  .string()
  .trim()
  .max(200, fixed`Please use at most 200 characters.`)
  .default('');

/** The fields of a test run: an address, and the choices so far. */
const previewBody = z.strictObject({
  address,
  format: format.nullable().default(null),
  mapping,
  employerName,
});
export type SourcePreviewFields = z.output<typeof previewBody>;

const setting = {
  address,
  format,
  mapping,
  employerName,
  everyHours: z.coerce
    .number(fixed`Choose how often it runs.`)
    .int(fixed`Choose how often it runs.`)
    .min(1, fixed`A source runs once an hour at most.`)
    .max(168, fixed`A source runs once a week at least.`),
  mirrors: z.boolean(),
  applications: z.enum(values(sourceApplications), fixed`Choose where people apply.`),
};

/** The board's sources also have a name, and whether their postings may go out in feeds. */
export const boardSourceSchema = z.strictObject({
  name: z
    .string(fixed`Enter a name for the source.`)
    .trim()
    .min(2, fixed`Enter a name for the source.`)
    .max(60, fixed`Please use at most 60 characters.`)
    .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u, fixed`Please use letters, figures, blanks, dots and hyphens.`)
    .refine(
      (name) => !/^(?:demo|employer|test)$|^company-/i.test(name),
      fixed`This name is the board’s own. Choose another one.`,
    ),
  ...setting,
  passesOn: z.boolean(),
});
export type BoardSourceFields = z.output<typeof boardSourceSchema>;

const companySourceSchema = z.strictObject(setting);
export type CompanySourceFields = z.output<typeof companySourceSchema>;

const jobSourceSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Null for a source of the board. */
  company: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  address: z.string(),
  format: z.enum(values(sourceFormats)),
  state: z.enum(sourceStates),
  isOn: z.boolean(),
  everyHours: z.number().int(),
  /** How many postings are open now. */
  open: z.number().int(),
  /** How many closings wait for a person. */
  waiting: z.number().int(),
  /** The last failure of the present series; empty where the last run worked. */
  failure: z.string(),
  /** Why its last run did not read it whole, or closed nothing; empty where it did. */
  remark: z.string(),
  /** ISO 8601, UTC. */
  nextRunAt: z.iso.datetime(),
  /** Whether that time has come. */
  isDue: z.boolean(),
  succeededAt: z.iso.datetime().nullable(),
});
export type JobSource = z.infer<typeof jobSourceSchema>;

const jobSourceDetailSchema = jobSourceSchema.extend({
  mapping: z.string(),
  employerName: z.string(),
  passesOn: z.boolean(),
  mirrors: z.boolean(),
  applications: z.enum(values(sourceApplications)),
  failures: z.number().int(),
  /** The first of the postings that would close. */
  closings: z.array(z.object({ id: z.uuid(), title: z.string(), company: z.string() })),
  /** The last runs, latest first. */
  runs: z.array(importReportSchema),
});
export type JobSourceDetail = z.infer<typeof jobSourceDetailSchema>;

const previewedPostingSchema = z.object({
  at: z.string(),
  fields: z.array(
    z.object({
      field: z.enum(values(previewedFields)),
      /** As the source writes it. */
      raw: z.string(),
      value: z.string(),
      reading: z.enum(fieldReadings),
    }),
  ),
});
export type PreviewedPosting = z.infer<typeof previewedPostingSchema>;

const previewSchema = z.object({
  data: z.object({
    /** The address that is asked: a hiring system's data behind the page that was entered. Empty for a file. */
    address: z.string(),
    format: z.enum(values(sourceFormats)),
    employerName: z.string(),
    read: z.number().int(),
    taken: z.number().int(),
    rejected: z.number().int(),
    /** Whether there is more than a test run reads. */
    isCut: z.boolean(),
    /** Sentences that say what is missing of the source. */
    gaps: z.array(z.string()),
    /** Users and alerts of another board's export, as CSV, for who may invite them; null where there can be none. */
    people: z.object({ count: z.number().int(), csv: z.string() }).nullable(),
    fields: z.array(fieldReadingSchema),
    unread: z.array(unreadFieldSchema),
    lackingAds: z.array(lackingAdsSchema),
    rejections: z.array(importRejectionSchema),
    postings: z.array(previewedPostingSchema),
  }),
});
export type SourcePreview = z.infer<typeof previewSchema>['data'];

const sourceParams = z.strictObject({ sourceId: z.uuid(msg`There is no source with this address.`) });
const sourceAnswer = z.object({ data: jobSourceDetailSchema });
const switchBody = z.strictObject({ isOn: z.boolean() });
const closingsBody = z.strictObject({
  decision: z.enum(['close', 'keep'], fixed`Choose whether the postings close or stay open.`),
});

/** The text fields of an uploaded file. */
export const boardFileSchema = z.strictObject({
  name: boardSourceSchema.shape.name,
  mapping,
  employerName,
});
export const companyFileSchema = z.strictObject({ mapping });
const file = { file: 'file' } as const;
const fileErrors = ['too_large', 'conflict'] as const;
const imported = z.object({ data: z.object({ reportId: z.uuid() }), message: z.string() });

const boardEndpoints = defineEndpoints({
  'GET /staff/job-sources': {
    summary: 'Sources of postings, those that need somebody first',
    query: z.strictObject(pageQuery),
    answer: pageOf(jobSourceSchema),
    errors: ['not_found'],
  },
  'POST /staff/job-sources/preview': {
    summary: 'Asks a source and shows what is read of it; writes nothing',
    body: previewBody,
    answer: previewSchema,
  },
  'POST /staff/job-sources': {
    summary: 'Adds a source of the board',
    body: boardSourceSchema,
    status: 201,
    answer: sourceAnswer,
    errors: ['conflict'],
  },
  'GET /staff/job-sources/:sourceId': {
    summary: 'A source with its last runs',
    params: sourceParams,
    answer: sourceAnswer,
  },
  'PUT /staff/job-sources/:sourceId': {
    summary: 'Changes a source of the board',
    params: sourceParams,
    body: boardSourceSchema,
    answer: sourceAnswer,
    errors: ['conflict'],
  },
  'PUT /staff/job-sources/:sourceId/switch': {
    summary: 'Switches a source on or off; its postings stay',
    params: sourceParams,
    body: switchBody,
    answer: sourceAnswer,
  },
  'POST /staff/job-sources/:sourceId/runs': {
    summary: 'Has a source run within a minute',
    params: sourceParams,
    answer: sourceAnswer,
    errors: ['conflict'],
  },
  'POST /staff/job-sources/:sourceId/closings': {
    summary: 'Closes the postings that a source does not have any more, or keeps them open',
    params: sourceParams,
    body: closingsBody,
    answer: sourceAnswer,
    errors: ['conflict'],
  },
  'DELETE /staff/job-sources/:sourceId': {
    summary: 'Removes a source and closes the postings that no other source has',
    params: sourceParams,
    answer: messageSchema,
  },
  'POST /staff/job-files/preview': {
    summary: 'Shows what is read of a file of postings; writes nothing',
    form: { fields: boardFileSchema, ...file },
    answer: previewSchema,
    errors: fileErrors,
  },
  'POST /staff/job-files': {
    summary: 'Imports a file of postings',
    form: { fields: boardFileSchema, ...file },
    answer: imported,
    errors: fileErrors,
  },
  'GET /staff/postings/:jobId/sources': {
    summary: 'Where a posting came in from',
    params: z.strictObject({ jobId: z.uuid(msg`There is no posting with this address.`) }),
    answer: z.object({
      data: z.array(
        z.object({
          name: z.string(),
          /** Null for a file, or a source that was removed. */
          id: z.uuid().nullable(),
          address: z.string(),
          /** The id that the source gave it. */
          postingId: z.string(),
          /** Whether its text is that of this source. */
          isFirst: z.boolean(),
        }),
      ),
    }),
  },
});

const companyEndpoints = defineEndpoints({
  'GET /company/job-sources': {
    summary: 'Sources of postings of one’s company',
    answer: z.object({ data: z.array(jobSourceSchema) }),
  },
  'POST /company/job-sources/preview': {
    summary: 'Asks a source and shows what is read of it; writes nothing',
    body: previewBody,
    answer: previewSchema,
  },
  'POST /company/job-sources': {
    summary: 'Adds a source of one’s company',
    body: companySourceSchema,
    status: 201,
    answer: sourceAnswer,
    errors: ['conflict'],
  },
  'GET /company/job-sources/:sourceId': {
    summary: 'A source with its last runs',
    params: sourceParams,
    answer: sourceAnswer,
  },
  'PUT /company/job-sources/:sourceId': {
    summary: 'Changes a source of one’s company',
    params: sourceParams,
    body: companySourceSchema,
    answer: sourceAnswer,
    errors: ['conflict'],
  },
  'PUT /company/job-sources/:sourceId/switch': {
    summary: 'Switches a source on or off; its postings stay',
    params: sourceParams,
    body: switchBody,
    answer: sourceAnswer,
  },
  'POST /company/job-sources/:sourceId/runs': {
    summary: 'Has a source run within a minute',
    params: sourceParams,
    answer: sourceAnswer,
    errors: ['conflict'],
  },
  'POST /company/job-sources/:sourceId/closings': {
    summary: 'Closes the postings that a source does not have any more, or keeps them open',
    params: sourceParams,
    body: closingsBody,
    answer: sourceAnswer,
    errors: ['conflict'],
  },
  'DELETE /company/job-sources/:sourceId': {
    summary: 'Removes a source and closes the postings that no other source has',
    params: sourceParams,
    answer: messageSchema,
  },
  'POST /company/job-files/preview': {
    summary: 'Shows what is read of a file of postings; writes nothing',
    form: { fields: companyFileSchema, ...file },
    answer: previewSchema,
    errors: fileErrors,
  },
  'POST /company/job-files': {
    summary: 'Imports a file of postings of one’s company',
    form: { fields: companyFileSchema, ...file },
    answer: imported,
    errors: fileErrors,
  },
});

export const jobSourceEndpoints = { ...boardEndpoints, ...companyEndpoints };
