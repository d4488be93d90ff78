import { z } from '../zod.ts';

/**
 * The result of reading a resume: its text by line, in reading order, and its meaning. Every value names its source
 * lines, so that it can be shown beside them.
 */

/** What becomes of a line: a field's value, a part of a section's text, repeated page furniture, or nothing. */
export const lineClasses = ['field', 'text', 'furniture', 'unread'] as const;
export type LineClass = (typeof lineClasses)[number];

/** Points from the upper left corner of the displayed page. */
const readAreaSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

const readLineSchema = z.object({
  /** Stable for the same file: `p1-7` is the seventh line of the first page. */
  id: z.string(),
  text: z.string(),
  /** Null for DOC and DOCX, whose layout depends on the program that opens them. */
  area: readAreaSchema.nullable(),
});

const readPageSchema = z.object({
  number: z.number().int(),
  /** In points; null if the file format has no pages. */
  size: z.object({ width: z.number(), height: z.number() }).nullable(),
  /** In reading order: each column to its end. */
  lines: z.array(readLineSchema),
});

const lineIds = z.array(z.string());

/** The lines of an entry: those its own values were read from, and all of them. */
const entryLines = { header: lineIds, lines: lineIds };
const found = z.object({ text: z.string(), line: z.string() });

const readContactSchema = z.object({
  name: found.nullable(),
  headline: found.nullable(),
  email: found.nullable(),
  phone: found.nullable(),
  place: found.nullable(),
  /** Only `http:`, `https:` and `mailto:` links are kept. */
  links: z.array(z.object({ text: z.string(), url: z.string(), line: z.string() })),
});

const readSectionKinds = [
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'languages',
  'certifications',
  'volunteering',
  'awards',
  'publications',
  'interests',
  'references',
  'other',
] as const;

const readSectionSchema = z.object({
  kind: z.enum(readSectionKinds),
  /** As printed; null for a section without a heading. */
  heading: z.string().nullable(),
  lines: lineIds,
});

/** As printed: "Jan 2020", "2019", "Present". */
const dates = {
  dates: z.string().nullable(),
  start: z.string().nullable(),
  end: z.string().nullable(),
};

const readPositionSchema = z.object({
  title: z.string().nullable(),
  company: z.string().nullable(),
  team: z.string().nullable(),
  place: z.string().nullable(),
  ...dates,
  /** A header that could not be told apart: it stands whole in the title, and nothing is said of the employer. */
  isWhole: z.boolean(),
  bullets: z.array(z.string()),
  ...entryLines,
});

const readEducationSchema = z.object({
  degree: z.string().nullable(),
  institution: z.string().nullable(),
  place: z.string().nullable(),
  ...dates,
  details: z.array(z.string()),
  ...entryLines,
});

const readProjectSchema = z.object({
  name: z.string().nullable(),
  ...dates,
  bullets: z.array(z.string()),
  ...entryLines,
});

const readSkillSchema = z.object({
  name: z.string(),
  /** The label of the group, such as "Languages" or "Tools". */
  group: z.string().nullable(),
  line: z.string(),
});

const readLanguageSchema = z.object({
  name: z.string(),
  level: z.string().nullable(),
  line: z.string(),
});

const readCertificationSchema = z.object({
  /** With its number and how long it is valid, where they are part of it. */
  name: z.string(),
  issuer: z.string().nullable(),
  place: z.string().nullable(),
  /** When it was given, as printed. */
  dates: z.string().nullable(),
  line: z.string(),
});

export const readResumeSchema = z.object({
  format: z.enum(['pdf', 'docx', 'doc']),
  pages: z.array(readPageSchema),
  /** Glyphs that the file does not map to characters. */
  unreadableGlyphs: z.number().int(),
  contact: readContactSchema,
  sections: z.array(readSectionSchema),
  positions: z.array(readPositionSchema),
  education: z.array(readEducationSchema),
  projects: z.array(readProjectSchema),
  skills: z.array(readSkillSchema),
  languages: z.array(readLanguageSchema),
  certifications: z.array(readCertificationSchema),
});

const unreadableReasons = [
  'encrypted',
  'damaged',
  'no-text',
  'too-many-pages',
  'too-slow',
  'too-large',
  'unsupported',
  'busy',
] as const;

/** The heading of an entry, its bullet points, and the rest. */
const paragraphKinds = ['title', 'item', 'text'] as const;

/** A resume as text, for places without rendered pages. */
export const resumeTextSchema = z.object({
  blocks: z.array(
    z.object({
      /** As printed; null for text above the first heading. */
      heading: z.string().nullable(),
      paragraphs: z.array(z.object({ text: z.string(), kind: z.enum(paragraphKinds) })),
    }),
  ),
  /** Why the text is empty, or null. */
  problem: z.string().nullable(),
});
export type ResumeText = z.infer<typeof resumeTextSchema>;

export type ReadArea = z.infer<typeof readAreaSchema>;
export type ReadPage = z.infer<typeof readPageSchema>;
export type ReadContact = z.infer<typeof readContactSchema>;
export type ReadSectionKind = (typeof readSectionKinds)[number];
export type ReadSection = z.infer<typeof readSectionSchema>;
export type ReadPosition = z.infer<typeof readPositionSchema>;
export type ReadEducation = z.infer<typeof readEducationSchema>;
export type ReadProject = z.infer<typeof readProjectSchema>;
export type ReadSkill = z.infer<typeof readSkillSchema>;
export type ReadLanguage = z.infer<typeof readLanguageSchema>;
export type ReadCertification = z.infer<typeof readCertificationSchema>;
export type ReadResume = z.infer<typeof readResumeSchema>;
export type UnreadableReason = (typeof unreadableReasons)[number];
