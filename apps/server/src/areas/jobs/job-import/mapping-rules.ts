import { msg, term } from '@waymark/contract/text/message';
import { jobFields, type JobFieldName } from '@waymark/contract/jobs/job-fields';
import { z } from 'zod';
import { StartError } from '../../../platform/errors.ts';
import { dateFormats, type DateFormat } from '../jobs/date-rules.ts';
import { jsonLimits } from '../../../platform/input/json-limits.ts';
import { JsonExcess, parseJson } from '../../../platform/input/parse-json.ts';

const fieldSources = Object.fromEntries(jobFields.map(({ name, from }) => [name, from])) as Record<
  JobFieldName,
  readonly string[]
>;

/** Fields of a posting that a mapping can feed, and the names by which a file feeds them without one. */
export const importFields = {
  sourceId: [
    'id',
    'jobId',
    'sourceId',
    'guid',
    'reference',
    'referenceNumber',
    'requisitionId',
    'identifier.value',
    'identifier',
    'url',
    'applyUrl',
    'absoluteUrl',
  ],
  title: ['title', 'jobTitle', 'position', 'name'],
  company: [
    'company.name',
    'company',
    'companyName',
    'firmName',
    'organization',
    'employer',
    'hiringOrganization.name',
  ],
  companyWebsite: [
    'companyWebsite',
    'companyUrl',
    'company.website',
    'company.url',
    'hiringOrganization.sameAs',
  ],
  companyAbout: ['companyDescription', 'aboutCompany', 'company.about', 'company.description'],
  companyIndustry: ['industry', 'companyIndustry', 'company.industry'],
  description: ['description', 'jobDescription', 'descriptionHtml', 'body', 'content'],
  ...fieldSources,
  category: ['category', 'jobCategory', 'function', 'department'],
  type: ['type', 'jobType', 'employmentType'],
  workMode: ['workMode', 'workplaceType', 'jobLocationType', 'remote', 'isRemote'],
  places: ['places', 'locations', 'location', 'jobLocation'],
  /** Where remote work may be done from. */
  remoteFrom: ['applicantLocationRequirements', 'remoteFrom', 'candidateRequiredLocation'],
  city: ['city'],
  region: ['region', 'state', 'province'],
  country: ['country', 'countryCode'],
  skills: ['skills', 'tags', 'keywords'],
  experience: ['experience', 'experienceYears', 'yearsOfExperience', 'experienceRequirements'],
  experienceMonths: ['monthsOfExperience', 'experienceMonths', 'experienceRequirements.monthsOfExperience'],
  salary: ['salary', 'compensation', 'baseSalary.value.value', 'baseSalary.value', 'baseSalary'],
  salaryMin: [
    'salaryMin',
    'minSalary',
    'salary.min',
    'salary.minValue',
    'baseSalary.value.minValue',
    'baseSalary.minValue',
  ],
  salaryMax: [
    'salaryMax',
    'maxSalary',
    'salary.max',
    'salary.maxValue',
    'baseSalary.value.maxValue',
    'baseSalary.maxValue',
  ],
  salaryCurrency: [
    'salaryCurrency',
    'currency',
    'salary.currency',
    'baseSalary.currency',
    'baseSalary.value.currency',
  ],
  salaryPeriod: [
    'salaryPeriod',
    'salaryUnit',
    'salary.period',
    'salary.unitText',
    'baseSalary.value.unitText',
    'baseSalary.unitText',
    'baseSalary.value.unitCode',
    'baseSalary.unitCode',
  ],
  applyUrl: ['applyUrl', 'applicationUrl', 'url', 'link', 'jobUrl', 'absoluteUrl'],
  postedAt: ['postedAt', 'datePosted', 'publishedAt', 'postedDate', 'created', 'date'],
  deadline: ['deadline', 'validThrough', 'closingDate', 'expiresAt'],
} as const satisfies Record<string, readonly string[]>;
export type ImportField = keyof typeof importFields;

/** Where the values of one field come from, and what is done to them. */
export interface FieldRule {
  from: readonly string[];
  values: Readonly<Record<string, string | null>> | undefined;
  split: string | undefined;
  default: string | undefined;
  format: DateFormat | undefined;
  /** Whether the values of all paths are one text; otherwise the first one is it. */
  isJoined: boolean;
}

export interface ImportMapping {
  source: string | undefined;
  /** The path of the list in a JSON object; found by itself where there is one list only. */
  list: string | undefined;
  delimiter: string | undefined;
  fields: Readonly<Record<ImportField, FieldRule>>;
  /** Columns of the board's own fields, by their key; missing ones are fed by their key and their name. */
  own: Readonly<Record<string, FieldRule>>;
}

const paths = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);
const constant = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const ruleSchema = z.union([
  paths.transform((from) => ({ from })),
  z.strictObject({ constant }).transform((rule) => ({ from: [], default: rule.constant })),
  z.strictObject({
    from: paths,
    values: z.record(z.string(), z.string().nullable()).optional(),
    split: z.string().min(1).optional(),
    default: constant.optional(),
    format: z.enum(dateFormats).optional(),
  }),
  // Null switches a field off that the file would feed by its name.
  z.null().transform(() => ({ from: [] })),
]);
const fieldNames = Object.keys(importFields) as ImportField[];
const mappingSchema = z.strictObject({
  source: z.string().trim().min(1).max(60).optional(),
  list: z.string().min(1).optional(),
  delimiter: z.string().length(1).optional(),
  fields: z.partialRecord(z.enum(fieldNames), ruleSchema).default({}),
  own: z.record(z.string().min(1).max(30), ruleSchema).default({}),
});

/** Reads a mapping file's text; fields that it does not mention are fed by their common names. */
export function readMapping(text: string, fileName: string): ImportMapping {
  const parsed = mappingSchema.safeParse(parse(text, fileName));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(
      msg`The mapping ${fileName} needs a correction at "${issue?.path.join('.') ?? ''}": ${term(issue?.message)}. docs/operations/import.md describes the format.`,
    );
  }
  return complete(parsed.data);
}

/** A mapping of the product's own, or one that was checked before. */
export function completeMapping(given: GivenMapping): ImportMapping {
  return complete(mappingSchema.parse(given));
}

/** The mapping that is used when none is given: every field by its common names. */
export function defaultMapping(): ImportMapping {
  return complete(mappingSchema.parse({}));
}

export type GivenMapping = z.input<typeof mappingSchema>;
type GivenRule = z.output<typeof ruleSchema>;

function complete({ source, list, delimiter, fields, own }: z.output<typeof mappingSchema>): ImportMapping {
  const rules = Object.entries(own).map(([key, rule]) => [key, completeRule(rule, true)]);
  return { source, list, delimiter, fields: completeFields(fields), own: Object.fromEntries(rules) };
}

/** The rule of a field of the board's own that a mapping does not mention. */
export function ruleByName({ key, label }: { key: string; label: string }): FieldRule {
  return completeRule({ from: [key, label] }, false);
}

function completeFields(given: Partial<Record<ImportField, GivenRule>>): ImportMapping['fields'] {
  const entries = fieldNames.map((name) => [
    name,
    given[name] ? completeRule(given[name], true) : completeRule({ from: [...importFields[name]] }, false),
  ]);
  return Object.fromEntries(entries) as Record<ImportField, FieldRule>;
}

function completeRule(rule: GivenRule, isJoined: boolean): FieldRule {
  return {
    values: undefined,
    split: undefined,
    default: undefined,
    format: undefined,
    ...rule,
    from: [rule.from].flat(),
    isJoined,
  };
}

function parse(text: string, fileName: string): unknown {
  try {
    return parseJson(text, jsonLimits.mapping);
  } catch (error) {
    const { message } = error as Error;
    const said =
      error instanceof JsonExcess
        ? msg`The mapping ${fileName} has ${term(error.said)}.`
        : msg`The mapping ${fileName} is not JSON: ${message}.`;
    throw new StartError(said, { cause: error });
  }
}
