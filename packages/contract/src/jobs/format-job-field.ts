import { countOf } from '../text/format.ts';

interface Field {
  unit?: { one: string; many: string } | undefined;
}

type Value = string | number | readonly string[] | null | undefined;

/** The value of a posting's field as people read it; empty for none. */
export function formatJobField({ unit }: Field, value: Value): string {
  if (value == null) return '';
  if (typeof value === 'number') return unit ? countOf(value, unit.one, unit.many) : String(value);
  return typeof value === 'string' ? value : value.join(', ');
}

/** The fields that a posting has, as people read them. */
export function listFieldTexts(fields: readonly (Field & { name: string })[], job: object): string[] {
  return fields.map((field) => textOfField(field, job)).filter((text) => text !== '');
}

/** One of its fields; empty for none. */
export function textOfField(field: Field & { name: string }, job: object): string {
  return formatJobField(field, (job as Record<string, Value>)[field.name]);
}
