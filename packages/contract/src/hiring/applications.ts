import { defineEndpoints } from '../endpoint.ts';
import { jobCardSchema, jobParamsSchema } from '../jobs/jobs.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { postingLimits } from '../jobs/posting-choices.ts';
import { resumeTextSchema } from '../resumes/resume-reading.ts';
import { z } from '../zod.ts';
import { applicationSorts, applicationStatuses } from './choices.ts';
import { coverLetterMaxLength } from '../resumes/choices.ts';
import { msg } from '../text/message.ts';
import { fixed } from '../text/say.ts';

const statusValues = applicationStatuses.map((status) => status.value);

/** Answers by the id of their question, as JSON: the form also carries a file. */
const answersSchema = z
  .preprocess(
    (value, context) => {
      if (typeof value !== 'string' || value === '') return value === '' ? {} : value;
      try {
        return JSON.parse(value) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: msg`Please answer the questions again.` });
        return z.NEVER;
      }
    },
    z.record(z.uuid(), z.string().max(postingLimits.answer, fixed`Please write a shorter answer.`)),
  )
  .prefault({});

/** The fields of an application; a new resume travels beside them as the file `resume` (G-9). */
export const applySchema = z.strictObject({
  jobId: z.uuid(fixed`Choose the job to apply for.`),
  /** A stored resume; missing for an upload. */
  resumeId: z.uuid(fixed`Choose one of your resumes.`).optional(),
  coverLetter: z
    .string()
    .trim()
    .max(coverLetterMaxLength, fixed`Please keep the cover letter to ${coverLetterMaxLength} characters.`)
    .default(''),
  /** Answers to `jobDetail.questions`. */
  answers: answersSchema,
});

export const applicationSchema = z.object({
  id: z.uuid(),
  job: jobCardSchema.extend({
    open: z.boolean(),
    /** Whether staff, not the employer, took it off the board. */
    takenDown: z.boolean(),
  }),
  status: z.enum(statusValues),
  appliedAt: z.string(),
  resumeName: z.string(),
});
export type Application = z.infer<typeof applicationSchema>;
export const applicationListQuerySchema = z.strictObject({
  sort: z.enum(applicationSorts).default('newest'),
  ...pageQuery,
});
export const applicationsPageSchema = pageOf(applicationSchema);
export const createdApplicationSchema = z.object({ data: applicationSchema });
/** The candidate's application for a job; null without one. */
const ownApplicationSchema = z.object({ data: applicationSchema.nullable() });

export const applicationParamsSchema = z.strictObject({
  applicationId: z.uuid(fixed`There is no application with this address.`),
});

export const applicationEndpoints = defineEndpoints({
  'GET /applications': {
    summary: 'The applications of the candidate',
    query: applicationListQuerySchema,
    answer: applicationsPageSchema,
    errors: ['not_found'],
  },
  'POST /applications': {
    summary: 'Applies for a job, with a stored resume or a new one',
    form: { fields: applySchema, file: 'resume' },
    status: 201,
    answer: createdApplicationSchema,
    errors: ['conflict', 'gone', 'not_found', 'too_large', 'unsupported_file'],
  },
  'GET /applications/for-job/:jobId': {
    summary: 'The candidate’s application for a job',
    params: jobParamsSchema,
    answer: ownApplicationSchema,
  },
  'POST /applications/:applicationId/withdraw': {
    summary: 'Withdraws an application',
    params: applicationParamsSchema,
    answer: createdApplicationSchema,
  },
  'GET /applications/:applicationId/resume': {
    summary: 'The resume of an application, for its candidate and the employer',
    params: applicationParamsSchema,
    answer: { file: 'application/octet-stream' },
  },
  'GET /applications/:applicationId/resume/text': {
    summary: 'The text of an application’s resume',
    params: applicationParamsSchema,
    answer: z.object({ data: resumeTextSchema }),
  },
});
