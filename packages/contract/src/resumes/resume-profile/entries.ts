import { z } from '../../zod.ts';
import { educationLevels, patentStatuses, projectStatuses, resumeProfileLimits } from '../choices.ts';
import { endsBeforeItBegins, highlights, keywords, line, lines, link, oneOf, partialDate } from './fields.ts';
import { msg } from '../../text/message.ts';
import { fixed } from '../../text/say.ts';

/**
 * The entries of the lists of My Resume: the fields of the specification (document B, section 3), and those of JSON
 * Resume, so that import and export lose nothing.
 */

/** Chosen by the client; it stays the same when the entry is moved or changed. */
const id = { id: z.uuid(fixed`There is no entry with this number.`) };

const span = { from: partialDate(), till: partialDate(), isCurrent: z.boolean().default(false) };

type Entry = Record<string, unknown>;

/** Refuses an entry without its main fields; the error is at the first of them. */
const saying =
  (fields: readonly string[], message: string) =>
  (entry: Entry, context: z.RefinementCtx): void => {
    if (fields.some((field) => entry[field] !== '')) return;
    context.addIssue({ code: 'custom', path: [fields[0] ?? ''], message });
  };

function refuseBackwards(entry: { from: string; till: string }, context: z.RefinementCtx): void {
  if (!endsBeforeItBegins(entry.from, entry.till)) return;
  context.addIssue({
    code: 'custom',
    path: ['till'],
    message: msg`The end is before the beginning. Correct one of them.`,
  });
}

/** Current positions have no end date. */
const openEnd = <T extends { till: string; isCurrent: boolean }>(entry: T): T =>
  entry.isCurrent ? { ...entry, till: '' } : entry;

export const employmentSchema = z
  .strictObject({
    ...id,
    designation: line(),
    organization: line(),
    ...span,
    /** The “Job profile” field. */
    description: lines(),
    highlights: highlights(),
    location: line(),
    url: link(),
    /** A description of the organization. */
    about: line(resumeProfileLimits.highlight),
  })
  .overwrite(openEnd)
  .superRefine(saying(['designation', 'organization'], fixed`Designation is required`))
  .superRefine(refuseBackwards);

export const educationSchema = z
  .strictObject({
    ...id,
    level: oneOf(educationLevels),
    /** The subject, such as "Computer Science". */
    course: line(),
    /** The degree, such as "Bachelor of Science". */
    degree: line(),
    institute: line(),
    url: link(),
    from: partialDate(),
    till: partialDate(),
    score: line(),
    courses: highlights(),
  })
  .superRefine(saying(['course', 'institute', 'degree', 'level'], fixed`Course is required`))
  .superRefine(refuseBackwards);

/** A key skill; with keywords it is a group of skills, as in JSON Resume. */
export const keySkillSchema = z
  .strictObject({ ...id, name: line(), level: line(), keywords: keywords() })
  .superRefine((skill, context) => {
    if (skill.name !== '' || skill.keywords.length > 0) return;
    context.addIssue({ code: 'custom', path: ['name'], message: msg`Skill is required` });
  });

export const itSkillSchema = z
  .strictObject({
    ...id,
    name: line(),
    version: line(),
    /** A year. */
    lastUsed: z
      .string()
      .regex(/^(|(19|20)\d\d)$/, fixed`Please choose a year.`)
      .default(''),
    experienceYears: z
      .number()
      .int(fixed`Enter a whole number of years.`)
      .min(0, fixed`Enter 0 or more years.`)
      .max(60, fixed`Enter at most 60 years.`)
      .nullable()
      .default(null),
    experienceMonths: z
      .number()
      .int(fixed`Enter a whole number of months.`)
      .min(0, fixed`Enter 0 or more months.`)
      .max(11, fixed`Enter at most 11 months.`)
      .nullable()
      .default(null),
  })
  .superRefine(saying(['name'], fixed`Skill is required`));

export const projectSchema = z
  .strictObject({
    ...id,
    title: line(),
    /** The id of an entry of Employment or Education, or empty. */
    taggedWith: z.union([z.uuid(), z.literal('')], fixed`Please choose one from the list.`).default(''),
    client: line(),
    status: oneOf(projectStatuses),
    from: partialDate(),
    till: partialDate(),
    details: lines(),
    highlights: highlights(),
    keywords: keywords(),
    url: link(),
    roles: keywords(),
    /** "application", "volunteering", "presentation", "talk". */
    type: line(),
  })
  .superRefine(saying(['title'], fixed`Title is required`))
  .superRefine(refuseBackwards);

export const onlineProfileSchema = z
  .strictObject({ ...id, name: line(), username: line(), url: link(), description: lines() })
  .superRefine(saying(['name', 'url', 'username'], fixed`Social profile is required`));

export const workSampleSchema = z
  .strictObject({ ...id, title: line(), url: link(), ...span, description: lines() })
  .overwrite(openEnd)
  .superRefine(saying(['title'], fixed`Title is required`))
  .superRefine(refuseBackwards);

export const publicationSchema = z
  .strictObject({
    ...id,
    title: line(),
    url: link(),
    publishedOn: partialDate(),
    publisher: line(),
    description: lines(),
  })
  .superRefine(saying(['title'], fixed`Title is required`));

export const presentationSchema = z
  .strictObject({ ...id, title: line(), url: link(), description: lines() })
  .superRefine(saying(['title'], fixed`Title is required`));

export const patentSchema = z
  .strictObject({
    ...id,
    title: line(),
    url: link(),
    office: line(),
    status: oneOf(patentStatuses),
    applicationNumber: line(),
    publishedOn: partialDate(),
    description: lines(),
  })
  .superRefine(saying(['title'], fixed`Title is required`));

export const certificationSchema = z
  .strictObject({
    ...id,
    name: line(),
    /** The issuer. */
    body: line(),
    /** "Year" in the form; imported values may be more precise. */
    date: partialDate(),
    url: link(),
  })
  .superRefine(saying(['name'], fixed`Certification name is required`));

export const languageSchema = z
  .strictObject({ ...id, language: line(), fluency: line() })
  .superRefine(saying(['language'], fixed`Language is required`));

export const volunteeringSchema = z
  .strictObject({
    ...id,
    organization: line(),
    position: line(),
    url: link(),
    ...span,
    description: lines(),
    highlights: highlights(),
  })
  .overwrite(openEnd)
  .superRefine(saying(['organization', 'position'], fixed`Organization is required`))
  .superRefine(refuseBackwards);

export const awardSchema = z
  .strictObject({ ...id, title: line(), date: partialDate(), awarder: line(), description: lines() })
  .superRefine(saying(['title'], fixed`Title is required`));

export const interestSchema = z
  .strictObject({ ...id, name: line(), keywords: keywords() })
  .superRefine(saying(['name'], fixed`Interest is required`));

export const referenceSchema = z
  .strictObject({ ...id, name: line(), reference: lines() })
  .superRefine(saying(['name', 'reference'], fixed`Name is required`));
