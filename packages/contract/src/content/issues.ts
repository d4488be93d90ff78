import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { plainName } from '../text/names.ts';
import { version as anyVersion } from '../version.ts';
import { z } from '../zod.ts';
import {
  issueBodyMaxLength,
  issueStates,
  issueSummaryMaxLength,
  issueTitleMaxLength,
  staffIssueLists,
  type StaffIssueList,
} from './choices.ts';
import { msg } from '../text/message.ts';
import { fixed } from '../text/say.ts';

const most = (count: number) => fixed`Please use at most ${count} characters.`;

/** A draft, in which every field may be empty. */
const issueDraftSchema = z.strictObject({
  title: z.string().max(issueTitleMaxLength, most(issueTitleMaxLength)).default(''),
  summary: z.string().max(issueSummaryMaxLength, most(issueSummaryMaxLength)).default(''),
  body: z.string().max(issueBodyMaxLength, most(issueBodyMaxLength)).default(''),
});
export type IssueDraft = z.output<typeof issueDraftSchema>;

/** A draft that is complete enough to send. */
export const sendableIssueSchema = z.object({
  title: plainName(fixed`An issue needs a subject.`, issueTitleMaxLength),
  summary: plainName(fixed`Please say in a sentence what the issue is about.`, issueSummaryMaxLength),
  body: z
    .string()
    .trim()
    .min(1, fixed`Please write the text first.`)
    .max(issueBodyMaxLength),
});
export type SendableIssue = z.output<typeof sendableIssueSchema>;

const count = z.number().int();

const figuresSchema = z.object({
  /** Confirmed subscribers when the sending started. */
  receivers: count,
  sent: count,
  /** Queued mails that no mail server has accepted yet. */
  waiting: count,
  failed: count,
  /** Unsubscriptions through this issue. */
  stopped: count,
});
export type IssueFigures = z.infer<typeof figuresSchema>;

const staffIssueSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  state: z.enum(issueStates),
  slug: z.string().nullable(),
  scheduledFor: z.iso.datetime().nullable(),
  /** It is not sent at its time, because the person who set it lost the right to. */
  isHeld: z.boolean(),
  startedAt: z.iso.datetime().nullable(),
  savedAt: z.iso.datetime(),
  /** Null before it is sent. */
  figures: figuresSchema.nullable(),
});
export type StaffIssue = z.infer<typeof staffIssueSchema>;

const audienceSchema = z.object({
  confirmed: count,
  /** Subscribers who have not confirmed. */
  waiting: count,
  /** Unsubscribed or bounced in the last thirty days. */
  stopped: count,
});
export type Audience = z.infer<typeof audienceSchema>;

const staffIssueDetailSchema = staffIssueSchema.extend({
  draft: issueDraftSchema,
  version: count,
  audience: audienceSchema,
});
export type StaffIssueDetail = z.infer<typeof staffIssueDetailSchema>;

const previewSchema = z.object({
  /** A complete HTML document. */
  mail: z.string(),
  text: z.string(),
  page: z.string(),
});
export type IssuePreview = z.infer<typeof previewSchema>;

const issueParams = z.strictObject({ issueId: z.uuid(msg`There is no issue with this address.`) });
const version = anyVersion.min(1);
const lists = staffIssueLists.map(({ value }) => value) as [StaffIssueList, ...StaffIssueList[]];

export const issueEndpoints = defineEndpoints({
  'GET /staff/newsletter': {
    feature: 'newsletter',
    summary: 'Issues of the newsletter, and how many people get it',
    query: z.strictObject({ show: z.enum(lists).default('drafts'), ...pageQuery }),
    answer: pageOf(staffIssueSchema).extend({ audience: audienceSchema }),
    errors: ['not_found'],
  },
  'POST /staff/newsletter': {
    feature: 'newsletter',
    summary: 'Begins an issue',
    status: 201,
    answer: z.object({ data: z.object({ id: z.uuid() }) }),
    errors: ['conflict'],
  },
  'GET /staff/newsletter/:issueId': {
    feature: 'newsletter',
    summary: 'An issue as it is being written or sent',
    params: issueParams,
    answer: z.object({ data: staffIssueDetailSchema }),
  },
  'PUT /staff/newsletter/:issueId/draft': {
    feature: 'newsletter',
    summary: 'Saves the draft, based on a version',
    params: issueParams,
    body: z.strictObject({ version, draft: issueDraftSchema }),
    answer: z.object({ data: z.object({ version: count }) }),
    errors: ['conflict'],
  },
  'POST /staff/newsletter-previews': {
    feature: 'newsletter',
    summary: 'How an issue will look, as a mail and as a page',
    body: issueDraftSchema,
    answer: z.object({ data: previewSchema }),
  },
  'POST /staff/newsletter/:issueId/test': {
    feature: 'newsletter',
    summary: 'Mails the issue to the caller only',
    params: issueParams,
    body: z.strictObject({ version }),
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /staff/newsletter/:issueId/sending': {
    feature: 'newsletter',
    summary: 'Sends an issue as it was read, now or at a time to come',
    params: issueParams,
    body: z.strictObject({
      version,
      at: z.iso
        .datetime({ offset: true, message: msg`Please enter a day and a time.` })
        .nullable()
        .default(null),
    }),
    answer: messageSchema,
    errors: ['conflict'],
  },
  'DELETE /staff/newsletter/:issueId/sending': {
    feature: 'newsletter',
    summary: 'Takes the day away, or stops a sending that is under way',
    params: issueParams,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'DELETE /staff/newsletter/:issueId': {
    feature: 'newsletter',
    summary: 'Deletes a draft',
    params: issueParams,
    answer: messageSchema,
    errors: ['conflict'],
  },
});
