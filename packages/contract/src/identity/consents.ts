import { defineEndpoints } from '../endpoint.ts';
import { z } from '../zod.ts';
import { userSchema } from './accounts.ts';
import { consentPurposes, consentSources } from './choices.ts';
import { fixed } from '../text/say.ts';

/** The current choice for a purpose, with its time and source. */
const consentSchema = z.object({
  purpose: z.enum(consentPurposes),
  granted: z.boolean(),
  /** Null if the person was never asked. */
  changedAt: z.iso.datetime().nullable(),
  source: z.enum(consentSources).nullable(),
});
export type Consent = z.infer<typeof consentSchema>;

/** One entry for each purpose, in the order of `consentPurposes`. */
const consentsSchema = z.object({ data: z.array(consentSchema) });

/** PUT /consents: one choice of the profile. */
const changeConsentSchema = z.strictObject({
  purpose: z.enum(consentPurposes, fixed`Choose one of the choices that are offered.`),
  granted: z.boolean(fixed`Say yes or no.`),
});
export type ChangeConsentFields = z.infer<typeof changeConsentSchema>;

/** The choices after the change, and the updated account. */
const changedConsentsSchema = z.object({
  data: z.object({ consents: z.array(consentSchema), user: userSchema }),
});

export const consentEndpoints = defineEndpoints({
  'GET /consents': { summary: 'What a candidate agreed to', answer: consentsSchema },
  'PUT /consents': {
    summary: 'Agrees to something, or no longer',
    body: changeConsentSchema,
    answer: changedConsentsSchema,
    errors: ['conflict'],
  },
});
