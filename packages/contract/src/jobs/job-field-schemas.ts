import { z } from '../zod.ts';
import {
  jobFields,
  type ByJobField,
  type CardFieldName,
  type JobFieldName,
  type JobFieldRow,
  type ManagedFieldName,
} from './job-fields.ts';
import { fixed } from '../text/say.ts';

/* The schemas of the fields of a posting, by what they are used in. */

const typed = (max: number) => z.string().max(max, fixed`Please use at most ${max} characters.`);
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

const shapeOf = (schemaOf: (row: JobFieldRow) => z.ZodType, rows = jobFields): unknown =>
  Object.fromEntries(rows.map((row) => [row.name, schemaOf(row)]));

const answered = ({ kind }: JobFieldRow) => answerSchemas[kind];

interface CardFieldShape extends ByJobField<AnswerSchemas, CardFieldName> {}
/** Of a card. */
export const cardFieldShape = shapeOf(
  answered,
  jobFields.filter(({ shown, isCarried }) => shown === 'card' || isCarried),
) as CardFieldShape;

/** Of a posting's page. */
export const jobFieldShape = shapeOf(answered) as ByJobField<AnswerSchemas, JobFieldName>;

const managedFields = jobFields.filter(({ isManaged }) => isManaged);
export const managedFieldNames = managedFields.map(({ name }) => name) as ManagedFieldName[];
/** Of a posting as its company reads it. */
export const managedFieldShape = shapeOf(answered, managedFields) as ByJobField<
  AnswerSchemas,
  ManagedFieldName
>;

interface FormSchemas extends Record<JobFieldRow['kind'], z.ZodType> {
  line: z.ZodDefault<z.ZodString>;
  text: z.ZodDefault<z.ZodString>;
  items: z.ZodDefault<z.ZodString>;
  number: z.ZodDefault<z.ZodString>;
}
/** As they are typed; a form from before a field was there does not send it. */
export const jobFormShape = shapeOf(({ kind, max }) =>
  typed(kind === 'number' ? numberMaxLength : max).default(''),
) as ByJobField<FormSchemas, JobFieldName>;

function calledSchema({ kind, max, example }: JobFieldRow): z.ZodType {
  if (kind === 'number') return z.number().int().min(0).max(max).nullable();
  const text = typed(kind === 'items' ? itemMaxLength : max);
  const described = example === undefined ? text : text.meta({ example });
  return kind === 'items' ? z.array(described).max(maxItems) : described;
}
/** As programs send them. */
export const calledFieldShape = shapeOf(calledSchema) as ByJobField<AnswerSchemas, JobFieldName>;

interface NewSchemas extends Record<JobFieldRow['kind'], z.ZodType> {
  line: z.ZodDefault<z.ZodString>;
  text: z.ZodDefault<z.ZodString>;
  items: z.ZodDefault<z.ZodArray<z.ZodString>>;
  number: z.ZodDefault<z.ZodNullable<z.ZodNumber>>;
}
const noValue = { line: '', text: '', items: [], number: null } as const;
/** As programs send those of a new posting, in which each may be missing. */
export const newFieldShape = shapeOf((row) => calledSchema(row).default(noValue[row.kind])) as ByJobField<
  NewSchemas,
  JobFieldName
>;
