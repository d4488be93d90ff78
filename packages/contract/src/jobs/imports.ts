import { z } from '../zod.ts';
import { importedFields, importStates } from './choices/imports.ts';
import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../pagination.ts';

const importReportSchema = z.object({
  id: z.uuid(),
  /** The name under which the postings are kept. */
  source: z.string(),
  fileName: z.string(),
  state: z.enum(importStates),
  /** Whose account receives the applications, where one was named; null when it is gone. */
  employer: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  read: z.number().int(),
  inserted: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  closed: z.number().int(),
  rejected: z.number().int(),
  /** ISO 8601, UTC. */
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type ImportReport = z.infer<typeof importReportSchema>;

export const importRejectionSchema = z.object({
  /** Where it stands: "line 12" or "index 11". */
  at: z.string(),
  sourceId: z.string(),
  reason: z.string(),
});
export type ImportRejection = z.infer<typeof importRejectionSchema>;

export const unreadFieldSchema = z.object({
  field: z.string(),
  /** How many postings had a value that stayed unread. */
  count: z.number().int(),
  /** The most frequent ones. */
  values: z.array(z.object({ value: z.string(), count: z.number().int() })),
});
export type UnreadField = z.infer<typeof unreadFieldSchema>;

const fieldReadingSchema = z.object({
  field: z.enum(importedFields),
  /** Postings whose source says it so that it could be read. */
  read: z.number().int(),
  /** Postings where it was learnt from something else: the title, the places. */
  learnt: z.number().int(),
  /** Postings whose source does not say it. */
  missing: z.number().int(),
  /** Postings whose source says something that could not be read. */
  unread: z.number().int(),
});
export type FieldReading = z.infer<typeof fieldReadingSchema>;

const importReportDetailSchema = importReportSchema.extend({
  /** Why it could not go on. */
  failure: z.string(),
  /** Why postings that the file no longer has were not closed, where that was asked for. */
  mirrorRefused: z.string(),
  unread: z.array(unreadFieldSchema),
  /** How each field was read; none in reports of before this was counted. */
  fields: z.array(fieldReadingSchema),
  /** The first of them, as many as are kept. */
  rejections: z.array(importRejectionSchema),
});
export type ImportReportDetail = z.infer<typeof importReportDetailSchema>;

const importParams = z.strictObject({ importId: z.uuid('There is no import with this address.') });

export const importReportEndpoints = defineEndpoints({
  'GET /staff/imports': {
    summary: 'Imports of postings and what became of them, the latest first',
    query: z.strictObject(pageQuery),
    answer: pageOf(importReportSchema),
    errors: ['not_found'],
  },
  'GET /staff/imports/:importId': {
    summary: 'An import: counts, what stayed unread, and the first rejected rows',
    params: importParams,
    answer: z.object({ data: importReportDetailSchema }),
  },
  'GET /staff/imports/:importId/rejections': {
    summary: 'The rejected rows that are kept, as a table in CSV',
    params: importParams,
    answer: { file: 'text/csv' },
  },
});
