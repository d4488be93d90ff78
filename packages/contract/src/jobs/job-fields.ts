import { msg } from '../text/message.ts';
/*
 * The fields of a posting that travel as they are, a row each (decision 034): columns, schemas, imports, pages and
 * machine formats take them from here. Title, text, company, places, pay and days have rules of their own, in code.
 */

/** A line of text, a text of several lines, a list of lines, or a whole number that may be missing. */
type JobFieldKind = 'line' | 'text' | 'items' | 'number';

/** Machine formats; most partners read the one of Indeed. */
export type JobFieldFormat =
  | 'google'
  | 'ojcp'
  | 'greenhouse'
  | 'lever'
  | 'indeed'
  | 'linkedin'
  | 'adzuna'
  | 'jooble'
  | 'talent'
  | 'jobrapido';

export interface JobFieldRow {
  kind: JobFieldKind;
  /** Its column of the table `jobs`. */
  column: string;
  /** As pages call it. */
  label: string;
  /** Characters of a text, or the largest number, that the form and the API take. */
  max: number;
  /** Characters of a text that an import takes, of a list in each item. */
  sourceMax?: number;
  /** The names by which sources call it, best first. */
  from: readonly string[];
  /** It is read together with other fields, in `draft-rules.ts` of imports and `publishing-rules.ts` of the form. */
  isReadInCode?: true;
  /** What a number counts: "hour a week", "hours a week". */
  unit?: { one: string; many: string };
  /** On cards and pages, or on pages alone; fields without it have a place of their own there. */
  shown?: 'card' | 'page';
  /** Cards carry it and do not write it among their facts. */
  isCarried?: true;
  /** Also among what a company and its programs read of their own postings. */
  isManaged?: true;
  /** Postings that differ in it are not one posting with several openings. */
  isTerm?: true;
  /** Kept in memory with what open jobs are filtered, counted and sorted by. */
  isFact?: true;
  /** What machine formats call it; the others leave it out. */
  names?: Partial<Record<JobFieldFormat, string>>;
  /** For the description of the API. */
  example?: string;
}

/** In the order of pages and answers. */
const rows = {
  requirements: {
    kind: 'items',
    column: 'requirements',
    label: msg`Job Requirements`,
    max: 4000,
    sourceMax: 2000,
    from: ['requirements', 'qualifications'],
    names: { lever: 'Requirements' },
    example: 'A licence for engines of this size',
  },
  howToApply: {
    kind: 'text',
    column: 'how_to_apply',
    label: msg`How to Apply`,
    max: 2000,
    sourceMax: 5000,
    from: ['howToApply', 'applicationInstructions'],
  },
  education: {
    kind: 'line',
    column: 'education',
    label: msg`Education`,
    max: 120,
    sourceMax: 300,
    from: ['education', 'educationRequirement', 'educationRequirements'],
    shown: 'page',
    names: { indeed: 'education', jobrapido: 'education' },
  },
  experienceMin: {
    kind: 'number',
    column: 'experience_min',
    label: msg`Experience from`,
    max: 50,
    from: ['experienceMin', 'minExperience', 'experienceYears.min'],
    isReadInCode: true,
    isManaged: true,
  },
  experienceMax: {
    kind: 'number',
    column: 'experience_max',
    label: msg`Experience to`,
    max: 50,
    from: ['experienceMax', 'maxExperience', 'experienceYears.max'],
    isReadInCode: true,
    isManaged: true,
  },
  /** As `readPostingLanguage` gives it: "de", "de, en", empty where it is not known. */
  language: {
    kind: 'line',
    column: 'language',
    label: msg`Language of the posting`,
    max: 20,
    from: [
      'language',
      'language.code',
      'language.label',
      'inLanguage',
      'inLanguage.alternateName',
      'inLanguage.name',
      'postingLanguage',
      'jobLanguage',
      'contentLanguage',
      'xml:lang',
      'description@xml:lang',
      'title@xml:lang',
      'description@lang',
      'lang',
    ],
    isReadInCode: true,
    isCarried: true,
    names: { ojcp: 'language', indeed: 'language' },
    example: 'de',
  },
} as const satisfies Record<string, JobFieldRow>;

type Rows = typeof rows;
export type JobFieldName = keyof Rows;

const names = Object.keys(rows) as JobFieldName[];
/** Every field with its name, in order. */
export const jobFields: readonly (JobFieldRow & { name: JobFieldName })[] = names.map((name) => ({
  name,
  ...rows[name],
}));

type NamesWith<Mark> = {
  [Name in JobFieldName]: Rows[Name] extends Mark ? Name : never;
}[JobFieldName];

export type CardFieldName = NamesWith<{ shown: 'card' } | { isCarried: true }>;
export type ManagedFieldName = NamesWith<{ isManaged: true }>;
export type FactFieldName = NamesWith<{ isFact: true }>;
/** Those that are read by themselves. */
export type SingleFieldName = Exclude<JobFieldName, NamesWith<{ isReadInCode: true }>>;

/** What each field has by its kind: values, schemas. */
export type ByJobField<ByKind extends Record<JobFieldKind, unknown>, Name extends JobFieldName> = {
  -readonly [Key in Name]: ByKind[Rows[Key]['kind']];
};
/** The same under the names of its columns. */
export type ByJobColumn<
  ByKind extends Record<JobFieldKind, unknown>,
  Name extends JobFieldName = JobFieldName,
> = {
  -readonly [Key in Name as Rows[Key]['column']]: ByKind[Rows[Key]['kind']];
};

export interface JobFieldTypes {
  line: string;
  text: string;
  items: string[];
  number: number | null;
}
export type JobFieldValues<Name extends JobFieldName = JobFieldName> = ByJobField<JobFieldTypes, Name>;
