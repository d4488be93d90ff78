import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { z } from '../zod.ts';
import { misreadingLists, misreadingRemarkMaxLength, type MisreadingList } from './choices.ts';
import { storedFieldSchema } from './resume-check.ts';
import { resumeParamsSchema } from './resumes.ts';
import { fixed } from '../text/say.ts';

/** POST /resumes/:resumeId/misreadings: a part of a resume that was read wrongly, in its owner's words. */
export const misreadingFieldsSchema = z.strictObject({
  /** The id of the part in the check. */
  part: z.string().max(40),
  remark: z
    .string()
    .trim()
    .min(1, fixed`Please say what is wrong.`)
    .max(misreadingRemarkMaxLength, fixed`Please use at most ${misreadingRemarkMaxLength} characters.`),
  /** Whether staff may open the resume itself. */
  withDocument: z.boolean(),
});
export type MisreadingFields = z.infer<typeof misreadingFieldsSchema>;

/** What was read of the part when its owner reported it. */
const misreadPartSchema = z.object({
  label: z.string(),
  says: z.string(),
  stored: z.array(storedFieldSchema),
  /** The lines that were not read. */
  unread: z.array(z.string()),
});
export type MisreadPart = z.infer<typeof misreadPartSchema>;

const staffMisreadingSchema = z.object({
  id: z.uuid(),
  part: misreadPartSchema,
  remark: z.string(),
  /** The version of the reader. */
  readerVersion: z.number().int(),
  /** Whether the resume can be opened: its owner agreed, and has neither replaced nor removed it. */
  hasDocument: z.boolean(),
  at: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
});
export type StaffMisreading = z.infer<typeof staffMisreadingSchema>;

const lists = misreadingLists.map(({ value }) => value) as [MisreadingList, ...MisreadingList[]];

const misreadingParams = z.strictObject({ misreadingId: z.uuid(fixed`There is no case with this id.`) });

export const misreadingEndpoints = defineEndpoints({
  'POST /resumes/:resumeId/misreadings': {
    summary: 'Reports that a part of one’s resume was read wrongly',
    params: resumeParamsSchema,
    body: misreadingFieldsSchema,
    status: 201,
    answer: z.object({ message: z.string() }),
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'GET /staff/misreadings': {
    summary: 'Parts of resumes that their owners report as read wrongly',
    query: z.strictObject({ ...pageQuery, show: z.enum(lists).default('open') }),
    answer: pageOf(staffMisreadingSchema),
  },
  'GET /staff/misreadings/:misreadingId/document': {
    summary: 'The resume of a case, where its owner agreed',
    params: misreadingParams,
    answer: { file: 'application/octet-stream' },
    errors: ['not_found'],
  },
  'POST /staff/misreadings/:misreadingId/resolution': {
    summary: 'Resolves a case',
    params: misreadingParams,
    answer: z.object({ message: z.string() }),
    errors: ['not_found', 'conflict'],
  },
});
