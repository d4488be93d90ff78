import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { resumeExtensions, resumeLabelMaxLength } from '../identity/choices.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { isPlain } from '../text/names.ts';
import { z } from '../zod.ts';
import { resumeTextSchema } from './resume-reading.ts';
import { fixed } from '../text/say.ts';

export const resumeSchema = z.object({
  id: z.uuid(),
  /** The file name, which employers see. */
  name: z.string(),
  /** The label of the owner; empty without one. */
  label: z.string(),
  format: z.enum(resumeExtensions),
  size: z.number().int(),
  uploadedAt: z.string(),
  /** When the file was last replaced; null for the first file. */
  replacedAt: z.string().nullable(),
  isDefault: z.boolean(),
});
export type Resume = z.infer<typeof resumeSchema>;

/** A deleted resume that can still be restored. */
const removedResumeSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  label: z.string(),
  restorableUntil: z.string(),
});
export type RemovedResume = z.infer<typeof removedResumeSchema>;

const resumesSchema = z.object({
  data: z.array(resumeSchema),
  /** The latest deletion first. */
  removed: z.array(removedResumeSchema),
});
export const resumeParamsSchema = z.strictObject({
  resumeId: z.uuid(fixed`There is no resume with this address.`),
});

const oneResumeSchema = z.object({ data: resumeSchema });

const label = z
  .string()
  .trim()
  .max(resumeLabelMaxLength, fixed`Please use at most ${resumeLabelMaxLength} characters.`)
  .refine(isPlain, fixed`Please use one line, without hidden characters.`);

/** The fields beside a new file. */
export const resumeFormSchema = z.strictObject({ label: label.default('') });
/** A replacement is sent without further fields. */
export const replacementFormSchema = z.strictObject({});

/** An employer who received the resume with an application, or found it and opened it. */
const resumeReaderSchema = z.object({
  company: z.object({ id: z.uuid(), name: z.string() }),
  /** Null where the owner was found. */
  application: z
    .object({ id: z.uuid(), jobId: z.uuid(), jobTitle: z.string(), isWithdrawn: z.boolean() })
    .nullable(),
  /** Null where the owner was found. */
  sentAt: z.string().nullable(),
  /** Null if it was not opened. */
  openedAt: z.string().nullable(),
  /** The file name at that time; null if unknown. */
  fileName: z.string().nullable(),
  /** Whether it is the current file, or one that was replaced. */
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
