import { companyLetters } from '../jobs/choices.ts';
import { companyVerificationSchema } from '../companies/verification.ts';
import { defineEndpoints } from '../endpoint.ts';
import { applicantSchema, applicantStateSchema, applicationStageSchema } from '../hiring/applicants.ts';
import {
  applicationListQuerySchema,
  applicationParamsSchema,
  applicationsPageSchema,
} from '../hiring/applications.ts';
import { companySorts } from '../companies/directory-choices.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { mapPositionSchema } from '../places/map-position.ts';
import { savedJobListQuerySchema, savedJobsPageSchema } from '../seeking/saved-jobs.ts';
import { version } from '../version.ts';
import { z } from '../zod.ts';
import { allKeyScopes, keyOwnerKinds } from './choices.ts';
import { fixed } from '../text/say.ts';

/*
 * Companies, applications and people in version 1 of the API. Fields may be added to it; none is renamed, removed or
 * given another meaning.
 */

const letters = companyLetters.map(({ value }) => value).filter((value) => value !== 'top-100');

const companyCardSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  industry: z.string(),
  city: z.string(),
  country: z.string(),
  openJobs: z.number().int(),
  logoUrl: z.string().nullable(),
});
const companySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  website: z.string(),
  industry: z.string(),
  /** Plain text; empty lines separate paragraphs. */
  about: z.string(),
  /** YYYY-MM-DD; null where it is unknown. */
  foundedOn: z.string().nullable(),
  address: z.object({ street: z.string(), zip: z.string(), city: z.string(), country: z.string() }),
  position: mapPositionSchema.nullable(),
  logoUrl: z.string().nullable(),
  verification: companyVerificationSchema.nullable(),
});

/** An application for the company’s own system; without what colleagues wrote and marked here. */
const v1ApplicationSchema = applicantSchema
  .pick({
    id: true,
    stageId: true,
    version: true,
    firstName: true,
    lastName: true,
    email: true,
    phone: true,
    location: true,
    appliedAt: true,
  })
  .extend({ jobId: z.uuid(), jobTitle: z.string() });
export type V1Application = z.infer<typeof v1ApplicationSchema>;
const v1ApplicationDetailSchema = v1ApplicationSchema.extend({
  emailConfirmed: z.boolean(),
  experienceLevel: z.string(),
  coverLetter: z.string(),
  resumeName: z.string(),
  answers: applicantSchema.shape.answers,
});
export type V1ApplicationDetail = z.infer<typeof v1ApplicationDetailSchema>;

export const v1PeopleEndpoints = defineEndpoints({
  'GET /v1/key': {
    summary: 'What the sent key is and may do',
    answer: z.object({
      data: z.object({
        id: z.uuid(),
        owner: z.enum(keyOwnerKinds),
        companyId: z.uuid().nullable(),
        scopes: z.array(z.enum(allKeyScopes)),
      }),
    }),
  },
  'GET /v1/companies': {
    summary: 'The companies of the board',
    query: z.strictObject({
      /** Beginnings of words of the name. */
      q: z
        .string()
        .trim()
        .max(100, fixed`Please use at most 100 characters.`)
        .default(''),
      letter: z.enum(letters, 'letter is a to z, or 0-9.').optional(),
      sort: z.enum(companySorts.map(({ value }) => value)).default('jobs'),
      ...pageQuery,
    }),
    answer: pageOf(companyCardSchema),
    errors: ['not_found'],
  },
  'GET /v1/companies/:companyId': {
    summary: 'A company',
    params: z.strictObject({ companyId: z.uuid(fixed`There is no company with this address.`) }),
    answer: z.object({ data: companySchema }),
  },
  'GET /v1/company/stages': {
    summary: 'The stages of the company’s applicants, in order',
    answer: z.object({ data: z.array(applicationStageSchema) }),
  },
  'GET /v1/company/applications': {
    summary: 'The applications to the key’s company, latest first; withdrawn ones are left out',
    query: z.strictObject({ jobId: z.uuid().optional(), stageId: z.uuid().optional(), ...pageQuery }),
    answer: pageOf(v1ApplicationSchema),
    errors: ['not_found'],
  },
  'GET /v1/company/applications/:applicationId': {
    summary: 'An application with its letter and answers',
    params: applicationParamsSchema,
    answer: z.object({ data: v1ApplicationDetailSchema }),
  },
  'GET /v1/company/applications/:applicationId/resume': {
    summary: 'The resume of an application; to open it counts as having seen the application',
    params: applicationParamsSchema,
    answer: { file: 'application/octet-stream' },
  },
  'POST /v1/company/applications/:applicationId/move': {
    summary:
      'Moves an application to another stage, and mails the candidate where the stage says so; of an offer, a hiring and a rejection only with `quiet: false`',
    params: applicationParamsSchema,
    body: z.strictObject({
      stageId: z.uuid(fixed`There is no stage with this address.`),
      /** The known version: an application that was moved since stays, which is a conflict. */
      version: version.optional(),
      /** True sends no mail, whatever the stage says; only false mails a decision. */
      quiet: z.boolean().optional(),
    }),
    answer: z.object({ data: applicantStateSchema.omit({ movedBy: true }) }),
    errors: ['conflict', 'unprocessable'],
  },
  'GET /v1/me/applications': {
    summary: 'The applications of the key’s person',
    query: applicationListQuerySchema,
    answer: applicationsPageSchema,
    errors: ['not_found'],
  },
  'GET /v1/me/saved-jobs': {
    summary: 'The saved jobs of the key’s person',
    query: savedJobListQuerySchema,
    answer: savedJobsPageSchema,
    errors: ['not_found'],
  },
});
