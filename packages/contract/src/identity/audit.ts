import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { z } from '../zod.ts';
import { auditSubjectKinds, staffActionWords, type StaffAction } from './staff-choices.ts';
import { fixed } from '../text/say.ts';

const actions = Object.keys(staffActionWords) as [StaffAction, ...StaffAction[]];
const invalidDay = fixed`A day is written as 2026-11-22.`;
const day = z.iso.date(invalidDay).optional();

/** Days are UTC days. */
const filters = {
  /** The id of a member of staff. */
  who: z.uuid(fixed`There is no staff member with this id.`).optional(),
  action: z.enum(actions, fixed`There is no such action.`).optional(),
  kind: z.enum(auditSubjectKinds, fixed`There is no such subject.`).optional(),
  subject: z
    .string()
    .trim()
    .max(100, fixed`Please use at most 100 characters.`)
    .optional(),
  from: day,
  to: day,
  reason: z
    .string()
    .trim()
    .max(100, fixed`Please use at most 100 characters.`)
    .optional(),
};
const auditFiltersSchema = z.strictObject(filters);
export type AuditFilters = z.infer<typeof auditFiltersSchema>;

const auditChangeSchema = z.object({
  field: z.string(),
  /** The value in words; null if there was or is none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type AuditChange = z.infer<typeof auditChangeSchema>;

const auditEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Null for command-line actions and for members who have left. */
  staffId: z.uuid().nullable(),
  who: z.string(),
  action: z.enum(actions),
  /** The rest of the sentence after the name. */
  what: z.string(),
  subjectKind: z.enum(auditSubjectKinds),
  subjectId: z.string(),
  /** The current name; null if it has none or is deleted. */
  subject: z.string().nullable(),
  reason: z.string(),
  changes: z.array(auditChangeSchema),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const auditLogSchema = pageOf(auditEntrySchema).extend({
  /** The members whose actions can be filtered. */
  members: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type AuditLog = z.infer<typeof auditLogSchema>;

export const auditEndpoints = defineEndpoints({
  'GET /staff/audit': {
    summary: 'What staff did, newest first',
    query: auditFiltersSchema.extend(pageQuery),
    answer: auditLogSchema,
    errors: ['not_found'],
  },
  'GET /staff/audit/export': {
    summary: 'The same as a table in CSV, up to a bound',
    query: auditFiltersSchema,
    answer: { file: 'text/csv' },
  },
});
