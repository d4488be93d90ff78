import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from './operations.ts';
import { textsOf, type KnownIds } from './valid-texts.ts';

export interface Known {
  schemas: Record<string, Schema>;
  ids: KnownIds;
}

const maxDepth = 6;

/** Values that a schema allows, and no others. `name`: of the field or parameter, which says what its text is about. */
export function validValues(schema: Schema, known: Known, name = '', depth = 0): Arbitrary<unknown> {
  const within = (one: Schema, field = name) => validValues(one, known, field, depth + 1);
  if (schema.$ref) return within(known.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => within(choice)));
  if (schema.allOf) {
    return fc
      .tuple(...schema.allOf.map((part) => within(part)))
      .map((parts) => Object.assign({}, ...parts) as unknown);
  }
  const types = [schema.type].flat();
  const value = valuesOfType(
    schema,
    types.find((type) => type !== 'null'),
    known,
    name,
    depth,
  );
  if (!schema.nullable && !types.includes('null')) return value;
  return fc.oneof({ arbitrary: value, weight: 3 }, fc.constant(null));
}

function valuesOfType(
  schema: Schema,
  type: string | undefined,
  known: Known,
  name: string,
  depth: number,
): Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return textsOf(schema, known.ids, name);
    case 'integer':
    case 'number':
      return numbersOf(schema, type === 'integer' ? 1 : schema.multipleOf);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return arraysOf(schema, validValues(schema.items ?? {}, known, name.replace(/s$/, ''), depth + 1));
    case 'object':
      return objectsOf(schema, known, depth);
    case 'null':
      return fc.constant(null);
    default:
      return depth > maxDepth ? fc.constant(null) : fc.jsonValue({ maxDepth: 2 });
  }
}

function numbersOf(schema: Schema, step: number | undefined): Arbitrary<number> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const above =
    typeof exclusiveMinimum === 'number' ? exclusiveMinimum : exclusiveMinimum ? minimum : undefined;
  const below =
    typeof exclusiveMaximum === 'number' ? exclusiveMaximum : exclusiveMaximum ? maximum : undefined;
  const lowest = Math.max(minimum ?? -Infinity, above ?? -Infinity);
  const highest = Math.min(maximum ?? Infinity, below ?? Infinity);
  const min = lowest === -Infinity ? Math.min(-1000, highest) : lowest;
  const max = highest === Infinity ? Math.max(100_000, min) : highest;
  const unit = step === 1 ? (multipleOf ?? 1) : step;
  const fits = (value: number) => value !== above && value !== below;
  if (unit === undefined) return fc.double({ min, max, noNaN: true }).filter(fits);
  const [first, last] = [Math.ceil(min / unit), Math.floor(max / unit)];
  // Divided rather than multiplied: 3 / 100 is the number that "0.03" means, 3 * 0.01 need not be.
  const scale = Math.round(1 / unit);
  const valueOf = (count: number) => (Number.isInteger(unit) ? count * unit : count / scale);
  const near = fc.integer({ min: first, max: Math.min(last, first + 3) });
  return fc
    .oneof(
      near,
      fc.maxSafeInteger().map((any) => first + modulo(any, last - first + 1)),
    )
    .map(valueOf)
    .filter(fits);
}

function modulo(value: number, count: number): number {
  const rest = value % count;
  return rest < 0 ? rest + count : rest;
}

function arraysOf(
  { minItems = 0, maxItems, uniqueItems }: Schema,
  items: Arbitrary<unknown>,
): Arbitrary<unknown> {
  const most = maxItems ?? Math.max(minItems, 5);
  const array = (least: number, max: number) =>
    uniqueItems
      ? fc.uniqueArray(items, { minLength: least, maxLength: max, selector: (item) => JSON.stringify(item) })
      : fc.array(items, { minLength: least, maxLength: max });
  const few = array(minItems, Math.max(minItems, Math.min(most, 3)));
  // A set as long as its limit may not exist: of three choices there are no four.
  const atLimit = uniqueItems ? array(minItems, most) : array(most, most);
  return fc.oneof({ arbitrary: few, weight: 15 }, atLimit);
}

function objectsOf(schema: Schema, known: Known, depth: number): Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, validValues(field, known, name, depth + 1)]),
  );
  const named = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  if (typeof additionalProperties !== 'object' || Object.keys(properties).length > 0) return named;
  const keys = textsOf(propertyNames ?? { type: 'string', maxLength: 20 }, known.ids, '');
  return fc.dictionary(keys, validValues(additionalProperties, known, '', depth + 1), { maxKeys: 3 });
}
