import { msg } from '../text/message.ts';
import { defineEndpoints } from '../endpoint.ts';
import { conversationReportReasons } from '../hiring/choices.ts';
import { messageSchema } from '../identity/accounts.ts';
import { jobStatuses } from '../jobs/choices.ts';
import { jobParamsSchema } from '../jobs/jobs.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { z } from '../zod.ts';
import { neededReason, staffNoteSchema } from '../identity/decisions.ts';
import { conversationReportDecisions, jobReportDecisions } from './staff-choices.ts';
import { postingModerations } from '../posting/moderation-choices.ts';
import { fixed } from '../text/say.ts';

const jobReason = z.string();
const company = z.object({ id: z.uuid(), name: z.string() });

const reportedJobSchema = z.object({
  jobId: z.uuid(),
  title: z.string(),
  company,
  status: z.enum(jobStatuses),
  moderation: z.enum(postingModerations).nullable(),
  /** Open reports by reason, the most frequent reason first. */
  count: z.number().int(),
  reasons: z.array(z.object({ reason: jobReason, count: z.number().int() })),
  /** When the oldest one came. ISO 8601, UTC. */
  oldestAt: z.iso.datetime(),
});
export type ReportedJob = z.infer<typeof reportedJobSchema>;

const reportedJobDetailSchema = reportedJobSchema.extend({
  /** The latest ones, up to a limit. */
  reports: z.array(
    z.object({
      id: z.uuid(),
      reason: jobReason,
      text: z.string(),
      /** Whether the reporter gets a mail about the decision. */
      isTold: z.boolean(),
      at: z.iso.datetime(),
    }),
  ),
  /** A decision covers the reports until then; later ones stay open. */
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
  /** The latest ones, oldest first. */
  messages: z.array(
    z.object({ id: z.uuid(), fromCompany: z.boolean(), text: z.string(), at: z.iso.datetime() }),
  ),
  history: z.array(staffNoteSchema),
});
export type ReportedConversationDetail = z.infer<typeof reportedConversationDetailSchema>;

const conversationParams = z.strictObject({
  conversationId: z.uuid(msg`There is no report with this address.`),
});

const jobReportDecisionSchema = z.strictObject({
  decision: z.enum(jobReportDecisions, fixed`Choose a decision.`),
  reason: neededReason,
  until: z.iso.datetime(),
});
export type JobReportDecisionFields = z.input<typeof jobReportDecisionSchema>;
const conversationReportDecisionSchema = z.strictObject({
  decision: z.enum(conversationReportDecisions, fixed`Choose a decision.`),
  reason: neededReason,
  /** When the report was made; a newer report since then is a conflict. */
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
    summary: 'A posting with its reports',
    params: jobParamsSchema,
    answer: z.object({ data: reportedJobDetailSchema }),
  },
  'POST /staff/reports/jobs/:jobId/decisions': {
    summary: 'Decides the open reports about a posting; notifies the reporters and the employer',
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
    summary: 'Decides a report about a conversation; notifies the candidate, and the company if it is warned',
    params: conversationParams,
    body: conversationReportDecisionSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
});
