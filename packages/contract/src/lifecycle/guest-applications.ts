import { contactMessageSchema } from '../content/contact.ts';
import { defineEndpoints } from '../endpoint.ts';
import { applySchema } from '../hiring/applications.ts';
import { email, linkTokenSchema, messageSchema } from '../identity/accounts.ts';
import { jobQuestionSchema } from '../jobs/jobs.ts';
import { postingLimits } from '../jobs/posting-choices.ts';
import { lastName, personName } from '../text/names.ts';
import { z } from '../zod.ts';
import { fixed } from '../text/say.ts';

const { jobId, coverLetter, answers } = applySchema.shape;

/** POST /guest-applications without the file, which is sent beside the fields as `resume` (L-33). */
export const guestApplicationSchema = z.strictObject({
  jobId,
  firstName: personName(fixed`First name is required`),
  lastName: lastName(fixed`Last name is required`),
  email: email(fixed`Email is required`, fixed`Enter a valid email`),
  coverLetter,
  answers,
  captcha: contactMessageSchema.shape.captcha,
});
export type GuestApplicationFields = z.output<typeof guestApplicationSchema>;

/** The application that the page of a mailed link would send, for the reader of that mail alone. */
const waitingApplicationSchema = z.object({
  job: z.object({ id: z.uuid(), title: z.string(), language: z.string(), companyName: z.string() }),
  /** The name that the employer would read: the account's where there is one, else the one that was typed. */
  name: z.string(),
  email: z.string(),
  resumeName: z.string(),
  coverLetter: z.string(),
  /** Whether the address has an account, to which the application would go. */
  hasAccount: z.boolean(),
  /** Why it cannot be sent as it stands; empty where it can. */
  problem: z.string(),
  questions: z.array(jobQuestionSchema),
  /** By the id of the question; without those to questions that are not asked any more. */
  answers: z.record(z.string(), z.string()),
  /** Whether the employer has changed the questions so that they have to be answered again. */
  mustAnswer: z.boolean(),
});
export type WaitingApplication = z.infer<typeof waitingApplicationSchema>;

const confirmApplicationSchema = linkTokenSchema.extend({
  /** In place of the first answers, where the employer has changed the questions. */
  answers: z.record(z.uuid(), z.string().max(postingLimits.answer)).optional(),
});

const confirmedApplicationSchema = messageSchema.extend({
  data: z.object({
    /** The page that sets a password of an account that has none; null for another. */
    passwordPath: z.string().nullable(),
  }),
});

export const guestApplicationEndpoints = defineEndpoints({
  'POST /guest-applications': {
    feature: 'guestApplications',
    summary: 'Applies without an account; nothing reaches the employer before a mailed link confirms it',
    form: { fields: guestApplicationSchema, file: 'resume' },
    status: 202,
    answer: messageSchema,
    errors: ['conflict', 'gone', 'not_found', 'too_large', 'unsupported_file', 'unavailable'],
  },
  'POST /guest-applications/check': {
    summary: 'What a mailed link would send; it is not used up',
    body: linkTokenSchema,
    answer: z.object({ data: waitingApplicationSchema }),
    errors: ['gone'],
  },
  'POST /guest-applications/confirm': {
    summary: 'Sends an application by its mailed link, and opens an account where the address has none',
    body: confirmApplicationSchema,
    answer: confirmedApplicationSchema,
    errors: ['conflict', 'forbidden', 'gone', 'not_found'],
  },
});
