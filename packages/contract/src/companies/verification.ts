import { defineEndpoints } from '../endpoint.ts';
import { z } from '../zod.ts';
import { verificationMethods } from './choices.ts';

/** The verification of a company website. */
export const companyVerificationSchema = z.object({
  host: z.string(),
  by: z.enum(verificationMethods),
  /** ISO 8601, UTC. */
  at: z.string(),
});

export type CompanyVerification = z.infer<typeof companyVerificationSchema>;

const verificationStateSchema = z.object({
  data: z.object({
    /** The host of the website; null if the profile has none that can be proven. */
    host: z.string().nullable(),
    verification: companyVerificationSchema.nullable(),
    /** Whether the email address of the user proves it. */
    mailFits: z.boolean(),
    /** The requested DNS record; null before a request. */
    record: z
      .object({
        value: z.string(),
        checkedAt: z.string().nullable(),
        /** Since when a record that existed is missing. */
        missingSince: z.string().nullable(),
      })
      .nullable(),
  }),
});
export type VerificationState = z.infer<typeof verificationStateSchema>['data'];

export const companyVerificationEndpoints = defineEndpoints({
  'GET /company-verification': {
    summary: 'Whether one’s company is known to be that of its website',
    answer: verificationStateSchema,
  },
  'POST /company-verification/mail': {
    summary: 'Verifies the website by one’s own confirmed mailbox',
    answer: verificationStateSchema,
    errors: ['conflict'],
  },
  'POST /company-verification/record': {
    summary: 'Asks for the DNS record that proves the website',
    answer: verificationStateSchema,
    errors: ['conflict'],
  },
  'POST /company-verification/record/check': {
    summary: 'Looks for the DNS record',
    answer: verificationStateSchema,
    errors: ['conflict', 'unavailable'],
  },
});
