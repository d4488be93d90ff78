import { adAsks } from './ad-rule-choices.ts';
import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { z } from '../zod.ts';
import { importedFields, importStates } from './staff-choices.ts';
import { msg } from '../text/message.ts';

export const importReportSchema = z.object({
  id: z.uuid(),
  /** The name of the feed. */
  source: z.string(),
  fileName: z.string(),
  state: z.enum(importStates),
  /** The account that receives the applications, if any. */
  employer: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  read: z.number().int(),
  inserted: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  closed: z.number().int(),
  /** Postings that another source had brought before. */
  shared: z.number().int(),
  rejected: z.number().int(),
  /** ISO 8601, UTC. */
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type ImportReport = z.infer<typeof importReportSchema>;

export const importRejectionSchema = z.object({
  /** "line 12" or "index 11". */
  at: z.string(),
  sourceId: z.string(),
  reason: z.string(),
});
export type ImportRejection = z.infer<typeof importRejectionSchema>;

export const unreadFieldSchema = z.object({
  field: z.string(),
  /** The number of postings with an unread value. */
  count: z.number().int(),
  /** The most frequent ones. */
  values: z.array(z.object({ value: z.string(), count: z.number().int() })),
});
export type UnreadField = z.infer<typeof unreadFieldSchema>;

export const fieldReadingSchema = z.object({
  field: z.enum(importedFields),
  /** Postings with a value that could be read. */
  read: z.number().int(),
  /** Postings whose value comes from the title or the places. */
  learnt: z.number().int(),
  /** Postings without a value. */
  missing: z.number().int(),
  /** Postings with a value that could not be read. */
  unread: z.number().int(),
});
export type FieldReading = z.infer<typeof fieldReadingSchema>;

/** How many of the new and changed postings lack what the law of a place asks of ads. */
export const lackingAdsSchema = z.object({
  place: z.string(),
  ask: z.enum(adAsks.map(({ value }) => value)),
  postings: z.number().int(),
});
export type LackingAds = z.infer<typeof lackingAdsSchema>;

const importReportDetailSchema = importReportSchema.extend({
  /** Why it stopped. */
  failure: z.string(),
  /** Why a mirror import did not close the postings that are missing in the file. */
  mirrorRefused: z.string(),
  unread: z.array(unreadFieldSchema),
  lackingAds: z.array(lackingAdsSchema),
  /** Empty in older reports. */
  fields: z.array(fieldReadingSchema),
  /** The first ones; the rest is not kept. */
  rejections: z.array(importRejectionSchema),
});
export type ImportReportDetail = z.infer<typeof importReportDetailSchema>;

const importParams = z.strictObject({ importId: z.uuid(msg`There is no import with this address.`) });

export const importReportEndpoints = defineEndpoints({
  'GET /staff/imports': {
    summary: 'Imports of postings, latest first',
    query: z.strictObject(pageQuery),
    answer: pageOf(importReportSchema),
    errors: ['not_found'],
  },
  'GET /staff/imports/:importId': {
    summary: 'An import: counts, unread values and the first rejected rows',
    params: importParams,
    answer: z.object({ data: importReportDetailSchema }),
  },
  'GET /staff/imports/:importId/rejections': {
    summary: 'The kept rejected rows as CSV',
    params: importParams,
    answer: { file: 'text/csv' },
  },
});
