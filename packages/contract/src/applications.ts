import { z } from 'zod';
import { applicationSorts, applicationStatuses, coverLetterMaxLength } from './application-choices.ts';
import { jobCardSchema } from './jobs.ts';
import { pageOf, pageQuery } from './pagination.ts';

const statusValues = applicationStatuses.map((status) => status.value);

/** The fields of an application; a new resume travels beside them as the file `resume` (G-9). */
export const applySchema = z.strictObject({
  jobId: z.uuid('Choose the job to apply for.'),
  /** A stored resume; left out when a new one is uploaded. */
  resumeId: z.uuid('Choose one of your resumes.').optional(),
  coverLetter: z
    .string()
    .trim()
    .max(coverLetterMaxLength, `Please keep the cover letter to ${coverLetterMaxLength} characters.`)
    .default(''),
});

export const applicationSchema = z.object({
  id: z.uuid(),
  job: jobCardSchema.extend({ open: z.boolean() }),
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
/** Whether the signed-in candidate has applied for a job: null when not. */
export const ownApplicationSchema = z.object({ data: applicationSchema.nullable() });

/** What the employer sees of an applicant. */
export const applicantSchema = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  location: z.string(),
  email: z.string(),
  phone: z.string(),
  experienceLevel: z.string(),
  coverLetter: z.string(),
  status: z.enum(statusValues),
  appliedAt: z.string(),
  resumeName: z.string(),
});
export type Applicant = z.infer<typeof applicantSchema>;
export const applicantsSchema = pageOf(applicantSchema).extend({
  job: z.object({ id: z.uuid(), title: z.string() }),
});
export const applicationParamsSchema = z.strictObject({
  applicationId: z.uuid('There is no application with this address.'),
});
