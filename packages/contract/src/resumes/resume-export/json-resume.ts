import { isPlain } from '../../text/names.ts';
import { z } from '../../zod.ts';
import { fixed } from '../../text/say.ts';

/**
 * JSON Resume 1.0 (jsonresume.org/schema) with limits, for import, export and printing. Data beyond the standard is
 * under `x-waymark` of its object: the standard allows further keys, and other readers skip them.
 */

const jsonResumeLimits = { line: 600, text: 8000, link: 2000, entries: 200, list: 100 } as const;

const line = z
  .string()
  .trim()
  .max(jsonResumeLimits.line, fixed`Please use at most ${jsonResumeLimits.line} characters.`)
  .refine(isPlain, fixed`Please use one line, without hidden characters.`);
const text = z
  .string()
  .trim()
  .max(jsonResumeLimits.text, fixed`Please use at most ${jsonResumeLimits.text} characters.`);
const link = z
  .string()
  .trim()
  .max(jsonResumeLimits.link, fixed`Please use at most ${jsonResumeLimits.link} characters.`);
const list = z.array(line).max(jsonResumeLimits.list, fixed`Please list at most ${jsonResumeLimits.list}.`);
/** ISO 8601 as precise as it is known: a year, a month or a day. */
const date = z
  .string()
  .regex(/^$|^\d{4}(-\d{2}(-\d{2})?)?$/, fixed`Please write a date as 2021, 2021-06 or 2021-06-30.`);

/** The text types, for a reader with other limits than the standard. */
export const jsonResumeTexts = { line, text, link, date } as const;

/** The fields that the standard lacks, of an entry or of `basics`. */
const extension = z
  .object({
    /** The section of My Resume, if the standard has one list for several. */
    kind: z.enum(['it-skill', 'work-sample', 'presentation', 'patent']),
    /** The name that a project uses for this entry within the file. */
    ref: line,
    taggedWith: line,
    isCurrent: z.boolean(),
    /** `education`: the level of a degree. */
    level: line,
    /** `projects` and patents. */
    status: line,
    office: line,
    applicationNumber: line,
    version: line,
    lastUsed: line,
    experienceYears: z.number(),
    experienceMonths: z.number(),
    /** `basics.profiles`. */
    description: text,
    /** `basics`: the keys that come from the account and not from My Resume. */
    fromAccount: list,
  })
  .partial();
export type JsonResumeExtension = z.output<typeof extension>;

const facts = z.record(z.string(), z.union([z.string(), z.number()]));

const entries = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(z.object({ ...shape, 'x-waymark': extension }).partial())
    .max(jsonResumeLimits.entries, fixed`Please keep at most ${jsonResumeLimits.entries} entries.`);

const span = { startDate: date, endDate: date };

export const jsonResumeSchema = z
  .object({
    $schema: link,
    basics: z
      .object({
        name: line,
        label: line,
        image: link,
        email: line,
        phone: line,
        url: link,
        summary: text,
        location: z
          .object({ address: text, postalCode: line, city: line, countryCode: line, region: line })
          .partial(),
        profiles: entries({ network: line, username: line, url: link }),
        'x-waymark': extension,
      })
      .partial(),
    work: entries({
      name: line,
      location: line,
      description: line,
      position: line,
      url: link,
      ...span,
      summary: text,
      highlights: list,
    }),
    volunteer: entries({
      organization: line,
      position: line,
      url: link,
      ...span,
      summary: text,
      highlights: list,
    }),
    education: entries({
      institution: line,
      url: link,
      area: line,
      studyType: line,
      ...span,
      score: line,
      courses: list,
    }),
    awards: entries({ title: line, date, awarder: line, summary: text }),
    certificates: entries({ name: line, date, url: link, issuer: line }),
    publications: entries({ name: line, publisher: line, releaseDate: date, url: link, summary: text }),
    skills: entries({ name: line, level: line, keywords: list }),
    languages: entries({ language: line, fluency: line }),
    interests: entries({ name: line, keywords: list }),
    references: entries({ name: line, reference: text }),
    projects: entries({
      name: line,
      description: text,
      highlights: list,
      keywords: list,
      ...span,
      url: link,
      roles: list,
      entity: line,
      type: line,
    }),
    meta: z.object({ canonical: link, version: line, lastModified: line }).partial(),
    /** Desired Career Profile and Personal Details, only if they were requested. */
    'x-waymark': z.object({ desired: facts, personal: facts }).partial(),
  })
  .partial();

export type JsonResume = z.output<typeof jsonResumeSchema>;
export type JsonResumeBasics = NonNullable<JsonResume['basics']>;
