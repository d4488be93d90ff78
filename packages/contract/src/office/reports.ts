import { z } from '../zod.ts';
import { conversationReportReasons } from '../hiring/choices/conversations.ts';
import { jobReportReasons } from '../jobs/choices/job-reports.ts';
import { jobStatuses } from '../jobs/choices/jobs.ts';
import { conversationReportDecisions, jobReportDecisions, postingModerations } from './choices/moderation.ts';
import { messageSchema } from '../identity/accounts.ts';
import { defineEndpoints } from '../endpoint.ts';
import { jobParamsSchema } from '../jobs/jobs.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { neededReason, staffNoteSchema } from './decisions.ts';

const jobReason = z.enum(jobReportReasons.map(({ value }) => value));
const company = z.object({ id: z.uuid(), name: z.string() });

const reportedJobSchema = z.object({
  jobId: z.uuid(),
  title: z.string(),
  company,
  status: z.enum(jobStatuses),
  moderation: z.enum(postingModerations).nullable(),
  /** Reports that nobody has decided, and how many of them say what, the most said first. */
  count: z.number().int(),
  reasons: z.array(z.object({ reason: jobReason, count: z.number().int() })),
  /** When the first of them came. ISO 8601, UTC. */
  oldestAt: z.iso.datetime(),
});
export type ReportedJob = z.infer<typeof reportedJobSchema>;

const reportedJobDetailSchema = reportedJobSchema.extend({
  /** The latest of them, so many at most. */
  reports: z.array(
    z.object({
      id: z.uuid(),
      reason: jobReason,
      text: z.string(),
      /** Whether whoever reported is told what is decided. */
      isTold: z.boolean(),
      at: z.iso.datetime(),
    }),
  ),
  /** What a decision is about: those that come later stay open. */
  until: z.iso.datetime(),
  history: z.array(staffNoteSchema),
});
export type ReportedJobDetail = z.infer<typeof reportedJobDetailSchema>;

const reportedConversationSchema = z.object({
  conversationId: z.uuid(),
  company,
  reason: z.enum(conversationReportReasons.map(({ value }) => value)),
  text: z.string(),
  at: z.iso.datetime(),
});
export type ReportedConversation = z.infer<typeof reportedConversationSchema>;

const reportedConversationDetailSchema = reportedConversationSchema.extend({
  /** The last ones, oldest first. */
  messages: z.array(
    z.object({ id: z.uuid(), fromCompany: z.boolean(), text: z.string(), at: z.iso.datetime() }),
  ),
  history: z.array(staffNoteSchema),
});
export type ReportedConversationDetail = z.infer<typeof reportedConversationDetailSchema>;

const conversationParams = z.strictObject({
  conversationId: z.uuid('There is no report with this address.'),
});

const jobReportDecisionSchema = z.strictObject({
  decision: z.enum(jobReportDecisions, 'Choose what is decided.'),
  reason: neededReason,
  until: z.iso.datetime(),
});
export type JobReportDecisionFields = z.input<typeof jobReportDecisionSchema>;
const conversationReportDecisionSchema = z.strictObject({
  decision: z.enum(conversationReportDecisions, 'Choose what is decided.'),
  reason: neededReason,
  /** When the report that was read was made: one that was made anew since answers 409. */
  at: z.iso.datetime(),
});
export type ConversationReportDecisionFields = z.input<typeof conversationReportDecisionSchema>;

export const moderatedReportEndpoints = defineEndpoints({
  'GET /staff/reports/jobs': {
    summary: 'Postings with open reports, the most reported first',
    query: z.strictObject(pageQuery),
    answer: pageOf(reportedJobSchema),
    errors: ['not_found'],
  },
  'GET /staff/reports/jobs/:jobId': {
    summary: 'A posting with what is reported of it',
    params: jobParamsSchema,
    answer: z.object({ data: reportedJobDetailSchema }),
  },
  'POST /staff/reports/jobs/:jobId/decisions': {
    summary: 'Decides the open reports about a posting; who reported and who posted are told',
    params: jobParamsSchema,
    body: jobReportDecisionSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'GET /staff/reports/conversations': {
    summary: 'Conversations with an open report, oldest first',
    query: z.strictObject(pageQuery),
    answer: pageOf(reportedConversationSchema),
    errors: ['not_found'],
  },
  'GET /staff/reports/conversations/:conversationId': {
    summary: 'A reported conversation with its last messages',
    params: conversationParams,
    answer: z.object({ data: reportedConversationDetailSchema }),
  },
  'POST /staff/reports/conversations/:conversationId/decisions': {
    summary: 'Decides a report about a conversation; the candidate is told, the company when it is warned',
    params: conversationParams,
    body: conversationReportDecisionSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
});
