import { defineEndpoints } from '../../endpoint.ts';
import { version } from '../../version.ts';
import { z } from '../../zod.ts';
import { coverLetterLimits, exportFormats } from '../choices.ts';
import { line, lines } from '../resume-profile/fields.ts';
import { fixed } from '../../text/say.ts';

const coverLetterFieldsSchema = z.strictObject({
  /** For the writer only; it is not printed. */
  title: line(coverLetterLimits.title)
    .unwrap()
    .refine((value) => value !== '', fixed`Title is required`),
  /** The name of a person, or empty. */
  recipient: line(coverLetterLimits.line),
  company: line(coverLetterLimits.line),
  jobTitle: line(coverLetterLimits.line),
  text: lines(coverLetterLimits.text),
});
export type CoverLetterFields = z.output<typeof coverLetterFieldsSchema>;

const coverLetterSchema = coverLetterFieldsSchema.extend({
  id: z.uuid(),
  /** Counts the saves, so that outdated saves are refused. */
  version: z.number().int(),
  updatedAt: z.string(),
});
export type CoverLetter = z.infer<typeof coverLetterSchema>;

const coverLetterParamsSchema = z.strictObject({
  letterId: z.uuid(fixed`There is no cover letter with this address.`),
});

const oneLetter = z.object({ data: coverLetterSchema });

export const coverLetterEndpoints = defineEndpoints({
  'GET /cover-letters': {
    summary: 'One’s cover letters, the one that was saved last first',
    answer: z.object({ data: z.array(coverLetterSchema) }),
  },
  'POST /cover-letters': {
    summary: 'Keeps a new cover letter',
    body: coverLetterFieldsSchema,
    status: 201,
    answer: oneLetter,
    errors: ['conflict'],
  },
  'PUT /cover-letters/:letterId': {
    summary: 'Saves a cover letter over the version that was read',
    params: coverLetterParamsSchema,
    body: coverLetterFieldsSchema.extend({ version: version.min(1) }),
    answer: oneLetter,
    errors: ['conflict'],
  },
  'DELETE /cover-letters/:letterId': {
    summary: 'Removes a cover letter',
    params: coverLetterParamsSchema,
    answer: z.object({ data: z.object({ id: z.uuid() }) }),
  },
  'GET /cover-letters/:letterId/file': {
    summary: 'A cover letter as a file, in the template of one’s resume',
    params: coverLetterParamsSchema,
    query: z.strictObject({ format: z.enum(exportFormats).default('pdf') }),
    answer: { file: 'application/octet-stream' },
    errors: ['too_large', 'unavailable'],
  },
});
