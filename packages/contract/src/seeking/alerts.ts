import type { BoardWords } from '../board-words.ts';
import { defineEndpoints } from '../endpoint.ts';
import { email, linkTokenSchema, messageSchema } from '../identity/accounts.ts';
import { categoryOf } from '../jobs/category-schemas.ts';
import { searchWordsMaxLength } from '../jobs/choices.ts';
import { isFactFilter, maxFactFilterLength, maxFactFilters } from '../jobs/fact-filters.ts';
import { maxOwnFields } from '../jobs/own-fields.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { ownName } from '../text/names.ts';
import { z } from '../zod.ts';
import {
  alertExperiences,
  alertFrequencies,
  alertSalaries,
  alertSorts,
  alertWords,
  alertWordsMaxLength,
} from './choices.ts';
import { msg } from '../text/message.ts';
import { fixed } from '../text/say.ts';

const anyText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, fixed`Please use at most ${max} characters.`)
    .default('');

const chooseOne = msg`Choose one from the list.`;

/** One of a list, or empty. */
const choice = <T extends string>(choices: readonly { readonly value: T }[]) =>
  z.union([z.enum(choices.map(({ value }) => value)), z.literal('')], chooseOne).default('');

const categoryOn = (words: BoardWords) =>
  z.union([categoryOf(words, chooseOne), z.literal('')], chooseOne).default('');

const unknownCompany = msg`We do not know this company. Choose it from the list, or leave it out.`;

const criteriaShape = {
  keywords: anyText(searchWordsMaxLength),
  location: anyText(120),
  experience: choice(alertExperiences),
  salary: choice(alertSalaries),
  industry: anyText(120),
  category: z.string().default(''),
  role: anyText(80),
  company: z.union([z.uuid(unknownCompany), z.literal('')], unknownCompany).default(''),
  /** Filters by the board's own fields; one that the board has no more stays, and is left out of the search. */
  own: z
    .array(z.string().regex(/^[a-z\d-]{1,30}:[\w.-]{1,80}$/, fixed`Choose filters of the search.`))
    .max(maxOwnFields, fixed`An alert has at most ${maxOwnFields} such filters.`)
    .optional(),
  /** Filters by pay and by what postings state: `schedule:night`, `salaryTo:20:USD:hour`. */
  stated: z
    .array(
      z
        .string()
        .max(maxFactFilterLength)
        .refine(isFactFilter, fixed`Choose filters of the search.`),
    )
    .max(maxFactFilters, fixed`An alert has at most ${maxFactFilters} such filters.`)
    .optional(),
  closelyRelated: z.boolean().default(true),
};

export const alertCriteriaSchema = z.object(criteriaShape);

const frequencies = alertFrequencies.map(({ value }) => value);
const fieldsShape = {
  /** An empty name becomes one of the criteria. */
  name: ownName(80),
  frequency: z.enum(frequencies, fixed`Choose how often we write.`),
  ...criteriaShape,
};

/** An alert needs a criterion, and its words must fit into one search. */
function checkCriteria(criteria: z.output<typeof alertCriteriaSchema>, context: z.RefinementCtx): void {
  const texts = alertCriteriaSchema.keyof().options.filter((name) => typeof criteria[name] === 'string');
  if (texts.every((name) => criteria[name] === '') && !criteria.stated?.length) {
    const message = msg`Say what you are looking for: a keyword, a place, or anything else below.`;
    context.addIssue({ code: 'custom', path: ['keywords'], message });
  }
  if (alertWords(criteria).length > alertWordsMaxLength) {
    context.addIssue({ code: 'custom', path: ['keywords'], message: msg`Please use fewer words.` });
  }
}

/** POST /job-alerts and PUT /job-alerts/:alertId (G-6). */
export const alertFieldsSchema = z.strictObject(fieldsShape).superRefine(checkCriteria);
const alertFieldsOn = (words: BoardWords) => alertFieldsSchema.safeExtend({ category: categoryOn(words) });
export type AlertFields = z.output<typeof alertFieldsSchema>;

/** POST /job-alerts/guest: for guests, who confirm their address by a mailed link (J-4). */
export const guestAlertSchema = z
  .strictObject({ ...fieldsShape, email: email(fixed`Email is required`, fixed`Enter a valid email`) })
  .superRefine(checkCriteria);
const guestAlertOn = (words: BoardWords) => guestAlertSchema.safeExtend({ category: categoryOn(words) });
export type GuestAlertFields = z.output<typeof guestAlertSchema>;

const sorts = alertSorts.map(({ value }) => value);
export const alertListQuerySchema = z.strictObject({
  sort: z.enum(sorts, fixed`sort is one of ${sorts.join(', ')}.`).default('newest'),
  ...pageQuery,
});

const alertParamsSchema = z.strictObject({
  alertId: z.uuid(msg`There is no job alert with this address.`),
});

const brokenLink = msg`This link is not complete. Open it again from the email.`;
/** GET and POST /job-alerts/unsubscribe: the address has the token, since mail programs post it (RFC 8058). */
const unsubscribeQuerySchema = z.strictObject({
  token: z.string(brokenLink).min(20, brokenLink).max(200, brokenLink),
});

const jobAlertSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  frequency: z.enum(frequencies),
  criteria: alertCriteriaSchema,
  /** The same with places and industries as the reader calls them. */
  shown: alertCriteriaSchema,
  /** The company of the criteria. */
  companyName: z.string().nullable(),
  /** Null for an active alert. */
  pausedAt: z.iso.datetime().nullable(),
  /** Null before the first mail. */
  lastSentAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type JobAlert = z.infer<typeof jobAlertSchema>;
const jobAlertsPageSchema = pageOf(jobAlertSchema);
const oneJobAlertSchema = z.object({ data: jobAlertSchema });

/** With the token that stops the alert again, as in its mails. */
const confirmedAlertSchema = messageSchema.extend({ stopToken: z.string(), criteria: alertCriteriaSchema });

export const alertEndpoints = defineEndpoints({
  'GET /job-alerts': {
    summary: 'The own job alerts',
    query: alertListQuerySchema,
    answer: jobAlertsPageSchema,
  },
  'POST /job-alerts': {
    summary: 'Creates a job alert',
    body: alertFieldsSchema,
    onBoard: { body: alertFieldsOn },
    status: 201,
    answer: oneJobAlertSchema,
    errors: ['conflict'],
  },
  'PUT /job-alerts/:alertId': {
    summary: 'Changes a job alert',
    params: alertParamsSchema,
    body: alertFieldsSchema,
    onBoard: { body: alertFieldsOn },
    answer: oneJobAlertSchema,
  },
  'POST /job-alerts/:alertId/pause': {
    summary: 'Pauses a job alert',
    params: alertParamsSchema,
    answer: messageSchema,
  },
  'POST /job-alerts/:alertId/resume': {
    summary: 'Resumes a paused job alert',
    params: alertParamsSchema,
    answer: messageSchema,
  },
  'DELETE /job-alerts/:alertId': {
    summary: 'Deletes a job alert',
    params: alertParamsSchema,
    answer: messageSchema,
  },
  'POST /job-alerts/:alertId/restore': {
    summary: 'Restores a deleted job alert',
    params: alertParamsSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /job-alerts/guest': {
    feature: 'guestAlerts',
    summary: 'Creates a job alert without an account; a mailed link confirms it',
    body: guestAlertSchema,
    onBoard: { body: guestAlertOn },
    status: 202,
    answer: messageSchema,
  },
  'POST /job-alerts/confirm': {
    feature: 'guestAlerts',
    summary: 'Confirms an alert by its mailed link',
    body: linkTokenSchema,
    answer: confirmedAlertSchema,
    errors: ['gone', 'conflict'],
  },
  'GET /job-alerts/unsubscribe': {
    summary: 'Redirects browsers to the page that stops an alert',
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
