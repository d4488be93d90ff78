import { defineEndpoints } from '../../endpoint.ts';
import { invalidPhone } from '../../identity/choices.ts';
import { canBeDialled } from '../../text/phone-shape.ts';
import { z } from '../../zod.ts';
import {
  exportFormats,
  paperSizes,
  printedSectionKeys,
  resumeAccents,
  resumeTemplates,
  type PrintedSection,
  resumeSectionKeys,
  type ResumeSectionKey,
} from '../choices.ts';
import { line } from '../resume-profile/fields.ts';
import { resumeSchema } from '../resumes.ts';
import { fixed } from '../../text/say.ts';

const valuesOf = <T extends string>(choices: readonly { readonly value: T }[]) =>
  choices.map(({ value }) => value) as [T, ...T[]];

const sections = z
  .array(z.enum(printedSectionKeys as [PrintedSection, ...PrintedSection[]]))
  .max(printedSectionKeys.length)
  .refine((keys) => new Set(keys).size === keys.length, fixed`Please name each section once.`);

/** The print settings. Sections that `order` does not name follow in the default order. */
export const exportChoicesSchema = z.strictObject({
  template: z.enum(valuesOf(resumeTemplates)).default('classic'),
  accent: z.enum(valuesOf(resumeAccents)).default('forest'),
  paper: z.enum(valuesOf(paperSizes)).default('a4'),
  order: sections.default([]),
  hidden: sections.default([]),
  /** Contact data that differs from the account. */
  contact: z
    .strictObject({
      name: line(120),
      phone: line(40),
      address: line(),
      postalCode: line(20),
    })
    .prefault({}),
});
/** The same for new input: stored values may predate a rule. */
const givenExportChoicesSchema = exportChoicesSchema.refine(
  ({ contact }) => contact.phone === '' || canBeDialled(contact.phone),
  { path: ['contact', 'phone'], message: invalidPhone },
);
export type ExportChoices = z.output<typeof exportChoicesSchema>;

const printedResumeSchema = z.object({
  /** The PDF file in Base64. */
  pdf: z.string(),
  pages: z.number().int(),
  /** Characters that the fonts lack; they are left out. */
  unprintable: z.string(),
});

const exportStateSchema = z.object({
  choices: exportChoicesSchema,
  /** The sections that have content. */
  filled: z.array(z.enum(printedSectionKeys as [PrintedSection, ...PrintedSection[]])),
  /** The defaults, from the account and My Resume. */
  account: z.object({ name: z.string(), phone: z.string() }),
});
export type ExportState = z.infer<typeof exportStateSchema>;

const importedSectionSchema = z.object({
  section: z.enum(resumeSectionKeys as [ResumeSectionKey, ...ResumeSectionKey[]]),
  /** The current lines of My Resume. */
  before: z.array(z.string()),
  /** The lines of the file. */
  after: z.array(z.string()),
  /** The stored version that accepting would replace. */
  version: z.number().int(),
  /** The value to save. */
  value: z.unknown(),
});
export type ImportedSection = z.infer<typeof importedSectionSchema>;

const resumeImportSchema = z.object({
  source: z.enum(['json-resume', 'linkedin']),
  sections: z.array(importedSectionSchema),
  /** The contact data of the file; null if it equals the current data. */
  contact: exportChoicesSchema.shape.contact.unwrap().nullable(),
  /** Content that is left out, with its place or the reason. */
  leftOut: z.array(z.string()),
});
export type ResumeImport = z.infer<typeof resumeImportSchema>;

const exportQuerySchema = z.strictObject({ format: z.enum(exportFormats).default('pdf') });
const saveExportSchema = z.strictObject({ format: z.enum(exportFormats).default('pdf') });

/** Desired Career Profile and Personal Details are exported on request only. */
const jsonExportQuerySchema = z.strictObject({ personal: z.enum(['included']).optional() });

const stateAnswer = z.object({ data: exportStateSchema });

export const resumeExportEndpoints = defineEndpoints({
  'GET /resume-export': { summary: 'How one’s resume is printed', answer: stateAnswer },
  'PUT /resume-export': {
    summary: 'Keeps how one’s resume is printed',
    body: givenExportChoicesSchema,
    answer: stateAnswer,
  },
  'POST /resume-export/preview': {
    summary: 'One’s resume as a PDF, with choices that are not kept yet',
    body: givenExportChoicesSchema,
    answer: z.object({ data: printedResumeSchema }),
    errors: ['too_large', 'unavailable'],
  },
  'GET /resume-export/file': {
    summary: 'One’s resume as a file, with the choices that are kept',
    query: exportQuerySchema,
    answer: { file: 'application/octet-stream' },
    errors: ['too_large', 'unavailable'],
  },
  'GET /resume-export/json': {
    summary: 'One’s resume as JSON Resume, with fields of its own under x-waymark',
    query: jsonExportQuerySchema,
    answer: { file: 'application/json' },
  },
  'POST /resume-export/resumes': {
    summary: 'Puts one’s printed resume among the files to apply with',
    body: saveExportSchema,
    status: 201,
    answer: z.object({ data: resumeSchema }),
    errors: ['conflict', 'too_large', 'unavailable'],
  },
  'POST /resume-imports': {
    summary: 'What a JSON Resume or LinkedIn’s data export would change; nothing is written',
    form: { fields: z.strictObject({}), file: 'file' },
    answer: z.object({ data: resumeImportSchema }),
    errors: ['too_large', 'unsupported_file', 'unavailable'],
  },
});
