import { z } from '../zod.ts';
import { defineEndpoints } from '../endpoint.ts';
import { email, linkTokenSchema, messageSchema } from '../identity/accounts.ts';
import {
  alertExperiences,
  alertFrequencies,
  alertSalaries,
  alertSorts,
  alertWords,
  alertWordsMaxLength,
} from './choices/alerts.ts';
import { jobCategories } from '../jobs/choices/jobs.ts';
import { ownName } from '../text/names.ts';
import { pageOf, pageQuery } from '../pagination.ts';

const anyText = (max: number) =>
  z.string().trim().max(max, `Please use at most ${max} characters.`).default('');

/** One of a list, or nothing. */
const choice = <T extends string>(choices: readonly { readonly value: T }[]) =>
  z
    .union([z.enum(choices.map(({ value }) => value)), z.literal('')], 'Choose one from the list.')
    .default('');

const criteriaShape = {
  keywords: anyText(100),
  location: anyText(120),
  experience: choice(alertExperiences),
  salary: choice(alertSalaries),
  industry: anyText(120),
  category: choice(jobCategories),
  role: anyText(80),
  company: z
    .union(
      [z.uuid('We do not know this company. Choose it from the list, or leave it out.'), z.literal('')],
      'We do not know this company. Choose it from the list, or leave it out.',
    )
    .default(''),
  closelyRelated: z.boolean().default(true),
};

/** What is looked for, as it is stored. */
export const alertCriteriaSchema = z.object(criteriaShape);

const fieldsShape = {
  /** Empty: named after what it looks for. */
  name: ownName(80),
  frequency: z.enum(
    alertFrequencies.map(({ value }) => value),
    'Choose how often we write.',
  ),
  ...criteriaShape,
};

const asked = [
  'keywords',
  'location',
  'experience',
  'salary',
  'industry',
  'category',
  'role',
  'company',
] as const;

/** An alert for everything would be a mail about nothing; and words have to fit into one search. */
function checkCriteria(criteria: z.output<typeof alertCriteriaSchema>, context: z.RefinementCtx): void {
  if (asked.every((name) => criteria[name] === '')) {
    const message = 'Say what you are looking for: a keyword, a place, or anything else below.';
    context.addIssue({ code: 'custom', path: ['keywords'], message });
  }
  if (alertWords(criteria).length > alertWordsMaxLength) {
    context.addIssue({ code: 'custom', path: ['keywords'], message: 'Please use fewer words.' });
  }
}

/** POST /job-alerts and PUT /job-alerts/:alertId (G-6). */
export const alertFieldsSchema = z.strictObject(fieldsShape).superRefine(checkCriteria);
export type AlertFields = z.output<typeof alertFieldsSchema>;

/** POST /job-alerts/guest: the same for somebody without an account, whose address is confirmed by a mail (J-4). */
export const guestAlertSchema = z
  .strictObject({ ...fieldsShape, email: email('Email is required', 'Enter a valid email') })
  .superRefine(checkCriteria);
export type GuestAlertFields = z.output<typeof guestAlertSchema>;

export const alertListQuerySchema = z.strictObject({
  sort: z
    .enum(
      alertSorts.map(({ value }) => value),
      `sort is one of ${alertSorts.map(({ value }) => value).join(', ')}.`,
    )
    .default('newest'),
  ...pageQuery,
});

export const alertParamsSchema = z.strictObject({
  alertId: z.uuid('There is no job alert with this address.'),
});

const brokenLink = 'This link is not complete. Open it again from the e-mail.';
/** GET and POST /job-alerts/unsubscribe: the token stands in the address, as mail programs post it (RFC 8058). */
export const unsubscribeQuerySchema = z.strictObject({
  token: z.string(brokenLink).min(20, brokenLink).max(200, brokenLink),
});

export const jobAlertSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  frequency: z.enum(alertFrequencies.map(({ value }) => value)),
  criteria: alertCriteriaSchema,
  /** Of the criteria's company; null without one. */
  companyName: z.string().nullable(),
  /** Null while mails are sent. */
  pausedAt: z.iso.datetime().nullable(),
  /** Null where no mail was sent yet. */
  lastSentAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type JobAlert = z.infer<typeof jobAlertSchema>;
export const jobAlertsPageSchema = pageOf(jobAlertSchema);
export const oneJobAlertSchema = z.object({ data: jobAlertSchema });

/**
 * With what it looks for, and the token of the link that every mail of it carries, so that it can be stopped at once.
 */
const confirmedAlertSchema = messageSchema.extend({ stopToken: z.string(), criteria: alertCriteriaSchema });

export const alertEndpoints = defineEndpoints({
  'GET /job-alerts': {
    summary: 'One’s job alerts',
    query: alertListQuerySchema,
    answer: jobAlertsPageSchema,
  },
  'POST /job-alerts': {
    summary: 'Makes a job alert',
    body: alertFieldsSchema,
    status: 201,
    answer: oneJobAlertSchema,
    errors: ['conflict'],
  },
  'PUT /job-alerts/:alertId': {
    summary: 'Changes a job alert',
    params: alertParamsSchema,
    body: alertFieldsSchema,
    answer: oneJobAlertSchema,
  },
  'POST /job-alerts/:alertId/pause': {
    summary: 'Pauses a job alert',
    params: alertParamsSchema,
    answer: messageSchema,
  },
  'POST /job-alerts/:alertId/resume': {
    summary: 'Turns a paused job alert on again',
    params: alertParamsSchema,
    answer: messageSchema,
  },
  'DELETE /job-alerts/:alertId': {
    summary: 'Deletes a job alert',
    params: alertParamsSchema,
    answer: messageSchema,
  },
  'POST /job-alerts/:alertId/restore': {
    summary: 'Puts a deleted job alert back',
    params: alertParamsSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /job-alerts/guest': {
    summary: 'Makes a job alert without an account; a mailed link confirms it',
    body: guestAlertSchema,
    status: 202,
    answer: messageSchema,
  },
  'POST /job-alerts/confirm': {
    summary: 'Confirms an alert by its mailed link',
    body: linkTokenSchema,
    answer: confirmedAlertSchema,
    errors: ['gone', 'conflict'],
  },
  'GET /job-alerts/unsubscribe': {
    summary: 'Leads whoever opens the address in a browser to the page that stops an alert',
    query: unsubscribeQuerySchema,
    status: 302,
    answer: z.null(),
  },
  'POST /job-alerts/unsubscribe': {
    summary: 'Stops an alert in one click, for mail programs (RFC 8058)',
    query: unsubscribeQuerySchema,
    answer: messageSchema,
    errors: ['gone'],
  },
});
