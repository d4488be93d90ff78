import { z } from '../zod.ts';
import { messageSchema } from '../identity/accounts.ts';
import { resumeExtensions, resumeLabelMaxLength } from '../identity/choices/accounts.ts';
import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { resumeTextSchema } from './resume-reading.ts';
import { isPlain } from '../text/names.ts';

export const resumeSchema = z.object({
  id: z.uuid(),
  /** Of its file, as employers see it. */
  name: z.string(),
  /** What its owner calls it; empty where it goes by the name of its file. */
  label: z.string(),
  format: z.enum(resumeExtensions),
  size: z.number().int(),
  uploadedAt: z.string(),
  /** When the present file took the place of another one; null for the first. */
  replacedAt: z.string().nullable(),
  isDefault: z.boolean(),
});
export type Resume = z.infer<typeof resumeSchema>;

/** One that was deleted and can still be taken back. */
export const removedResumeSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  label: z.string(),
  restorableUntil: z.string(),
});
export type RemovedResume = z.infer<typeof removedResumeSchema>;

export const resumesSchema = z.object({
  data: z.array(resumeSchema),
  /** The last deleted first. */
  removed: z.array(removedResumeSchema),
});
export const resumeParamsSchema = z.strictObject({
  resumeId: z.uuid('There is no resume with this address.'),
});

export const oneResumeSchema = z.object({ data: resumeSchema });

const label = z
  .string()
  .trim()
  .max(resumeLabelMaxLength, `Please use at most ${resumeLabelMaxLength} characters.`)
  .refine(isPlain, 'Please use one line, without hidden characters.');

/** What comes with a new file. */
export const resumeFormSchema = z.strictObject({ label: label.default('') });
/** The file that takes the place of another one travels alone. */
export const replacementFormSchema = z.strictObject({});

/** An employer who has a resume: it came with an application, or its owner was found and it was opened. */
export const resumeReaderSchema = z.object({
  company: z.object({ id: z.uuid(), name: z.string() }),
  /** Null where the owner was found. */
  application: z
    .object({ id: z.uuid(), jobId: z.uuid(), jobTitle: z.string(), isWithdrawn: z.boolean() })
    .nullable(),
  /** Null where the owner was found. */
  sentAt: z.string().nullable(),
  /** Null while nobody has opened it. */
  openedAt: z.string().nullable(),
  /** What the file was called; null where it is not known any more. */
  fileName: z.string().nullable(),
  /** Whether it is the file of today, or one that was replaced since. */
  isCurrentFile: z.boolean(),
});
export type ResumeReader = z.infer<typeof resumeReaderSchema>;

export const resumeEndpoints = defineEndpoints({
  'GET /resumes': { summary: 'One’s resumes, the default first', answer: resumesSchema },
  'POST /resumes': {
    summary: 'Stores a resume',
    form: { fields: resumeFormSchema, file: 'resume' },
    status: 201,
    answer: oneResumeSchema,
    errors: ['conflict', 'too_large', 'unsupported_file'],
  },
  'PUT /resumes/:resumeId': {
    summary: 'Calls a resume by another name',
    params: resumeParamsSchema,
    body: z.strictObject({ label }),
    answer: oneResumeSchema,
  },
  'DELETE /resumes/:resumeId': {
    summary: 'Deletes a resume; for an hour it can be taken back',
    params: resumeParamsSchema,
    answer: messageSchema,
  },
  'POST /resumes/:resumeId/restoration': {
    summary: 'Takes back that a resume was deleted',
    params: resumeParamsSchema,
    answer: oneResumeSchema,
    errors: ['conflict'],
  },
  'POST /resumes/:resumeId/default': {
    summary: 'Makes a resume the one that is sent unless another is chosen',
    params: resumeParamsSchema,
    answer: oneResumeSchema,
  },
  'GET /resumes/:resumeId/file': {
    summary: 'The file of a resume',
    params: resumeParamsSchema,
    answer: { file: 'application/octet-stream' },
  },
  'POST /resumes/:resumeId/file': {
    summary: 'Puts another file in the place of a resume; applications keep theirs',
    params: resumeParamsSchema,
    form: { fields: replacementFormSchema, file: 'resume' },
    answer: oneResumeSchema,
    errors: ['too_large', 'unsupported_file'],
  },
  'GET /resumes/:resumeId/text': {
    summary: 'What a resume says, as it is read',
    params: resumeParamsSchema,
    answer: z.object({ data: resumeTextSchema }),
  },
  'GET /resumes/:resumeId/readers': {
    summary: 'Which employers have a resume, and when they opened it',
    params: resumeParamsSchema,
    query: z.strictObject(pageQuery),
    answer: pageOf(resumeReaderSchema),
  },
});
