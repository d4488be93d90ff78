import { z } from '../zod.ts';
import {
  jobFields,
  namesOfJobFields,
  type ByJobField,
  type CardFieldName,
  type JobFieldName,
  type JobFieldRow,
  type ManagedFieldName,
} from './job-fields.ts';

/* The schemas of the fields of a posting, by what they are used in. */

const typed = (max: number) => z.string().max(max, `Please use at most ${max} characters.`);
const itemMaxLength = 500;
const maxItems = 50;
/** Of a number as it is typed. */
const numberMaxLength = 4;

interface AnswerSchemas extends Record<JobFieldRow['kind'], z.ZodType> {
  line: z.ZodString;
  text: z.ZodString;
  items: z.ZodArray<z.ZodString>;
  number: z.ZodNullable<z.ZodNumber>;
}
const answerSchemas: AnswerSchemas = {
  line: z.string(),
  text: z.string(),
  items: z.array(z.string()),
  number: z.number().nullable(),
};

function shapeOf<Schemas extends Record<JobFieldRow['kind'], z.ZodType>, Name extends JobFieldName>(
  names: readonly Name[],
  schemaOf: (row: JobFieldRow) => z.ZodType,
): ByJobField<Schemas, Name> {
  const chosen = jobFields.filter(({ name }) => names.some((one) => one === name));
  const shape: unknown = Object.fromEntries(chosen.map((row) => [row.name, schemaOf(row)]));
  return shape as ByJobField<Schemas, Name>;
}

const answered = <Name extends JobFieldName>(names: readonly Name[]) =>
  shapeOf<AnswerSchemas, Name>(names, ({ kind }) => answerSchemas[kind]);

const everyName = namesOfJobFields<JobFieldName>(() => true);

/** Of a card. */
export const cardFieldShape = answered(namesOfJobFields<CardFieldName>(({ shown }) => shown === 'card'));

/** Of a posting's page. */
export const jobFieldShape = answered(everyName);

export const managedFieldNames = namesOfJobFields<ManagedFieldName>(({ isManaged }) => isManaged === true);
/** Of a posting as its company reads it. */
export const managedFieldShape = answered(managedFieldNames);

interface FormSchemas extends Record<JobFieldRow['kind'], z.ZodType> {
  line: z.ZodDefault<z.ZodString>;
  text: z.ZodDefault<z.ZodString>;
  items: z.ZodDefault<z.ZodString>;
  number: z.ZodDefault<z.ZodString>;
}
/** As they are typed; a form from before a field was there does not send it. */
export const jobFormShape = shapeOf<FormSchemas, JobFieldName>(everyName, ({ kind, max }) =>
  typed(kind === 'number' ? numberMaxLength : max).default(''),
);

function calledSchema({ kind, max, example }: JobFieldRow): z.ZodType {
  if (kind === 'number') return z.number().int().min(0).max(max).nullable();
  const text = typed(kind === 'items' ? itemMaxLength : max);
  const described = example === undefined ? text : text.meta({ example });
  return kind === 'items' ? z.array(described).max(maxItems) : described;
}
/** As programs send them. */
export const calledFieldShape = shapeOf<AnswerSchemas, JobFieldName>(everyName, calledSchema);

interface NewSchemas extends Record<JobFieldRow['kind'], z.ZodType> {
  line: z.ZodDefault<z.ZodString>;
  text: z.ZodDefault<z.ZodString>;
  items: z.ZodDefault<z.ZodArray<z.ZodString>>;
  number: z.ZodDefault<z.ZodNullable<z.ZodNumber>>;
}
const noValue = { line: '', text: '', items: [], number: null } as const;
/** As programs send those of a new posting, in which each may be missing. */
export const newFieldShape = shapeOf<NewSchemas, JobFieldName>(everyName, (row) =>
  calledSchema(row).default(noValue[row.kind]),
);
