import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { z } from '../zod.ts';
import { firstSteps } from './first-step-choices.ts';

const step = z.enum(firstSteps.map(({ value }) => value));

const firstStepSchema = z.object({
  step,
  /** `dismissed`: an administrator has set it aside. */
  state: z.enum(['done', 'open', 'dismissed']),
  /** How it is, and how it is mended where it is open. */
  text: z.string(),
});
export type FirstStep = z.infer<typeof firstStepSchema>;

const firstStepsSchema = z.object({
  data: z.array(firstStepSchema),
  /** The last test mail; null without one that is still known. */
  testMail: z
    .object({
      state: z.enum(['waiting', 'sent', 'failed', 'bounced']),
      /** The answer of the mail server; empty where it said nothing. */
      reason: z.string(),
    })
    .nullable(),
});
export type FirstSteps = z.infer<typeof firstStepsSchema>;

export const firstStepEndpoints = defineEndpoints({
  'GET /staff/first-steps': {
    summary: 'What the board still lacks, and the way to each',
    answer: firstStepsSchema,
  },
  'PUT /staff/first-steps/:step': {
    summary: 'Sets a step aside, or takes it up again',
    params: z.object({ step }),
    body: z.strictObject({ dismissed: z.boolean() }),
    answer: firstStepsSchema,
  },
  'POST /staff/first-steps/test-mail': {
    summary: 'Sends a test mail to oneself',
    answer: messageSchema,
    errors: ['conflict'],
  },
});
