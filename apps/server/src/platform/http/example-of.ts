/** The parts of JSON Schema that the contract’s schemas are described with. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  example?: unknown;
  examples?: unknown[];
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/**
 * Names the properties of an object whose keys are a closed set: programs that make types or check examples know those
 * only by name.
 */
export function nameProperties<Value>(schema: Value): Value {
  if (Array.isArray(schema)) return schema.map((part: unknown) => nameProperties(part)) as Value;
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, nameProperties(part)]));
  const { propertyNames, additionalProperties, ...rest } = parts as JsonSchema;
  const names = propertyNames?.enum as string[] | undefined;
  if (!names || typeof additionalProperties !== 'object') return parts as Value;
  const properties = Object.fromEntries(names.map((name) => [name, additionalProperties]));
  return { ...rest, properties, additionalProperties: false } as Value;
}

const formats: Readonly<Record<string, string>> = {
  uuid: '0197c5b2-7f1c-7aa0-b3c4-5d6e7f809101',
  email: 'ada@example.com',
  uri: 'https://company.example',
  date: '2027-04-01',
  'date-time': '2027-04-01T08:00:00.000Z',
};

/** Values of fields that mean the same wherever they are. */
const names: Readonly<Record<string, string>> = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  title: 'Marine Engineer',
  message: 'It is saved.',
  city: 'Leeds',
  region: 'England',
  country: 'United Kingdom',
  countryCode: 'GB',
  currency: 'GBP',
  website: 'https://company.example',
  name: 'Harbor & Pine',
};

/** A value that the schema accepts; undefined where only a person could write one, such as for a pattern. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  const given = schema.example ?? schema.examples?.[0] ?? schema.const ?? schema.default ?? schema.enum?.[0];
  if (given !== undefined) return given;
  const [choice] = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null');
  if (choice) return exampleOf(choice, name);
  if (schema.allOf) return exampleOfAll(schema.allOf);
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  switch (type) {
    case 'object':
      return exampleOfObject(schema);
    case 'array':
      return exampleOfList(schema, name);
    case 'string':
      return exampleOfText(schema, name);
    case 'integer':
    case 'number':
      return exampleOfNumber(schema);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return undefined;
  }
}

function exampleOfAll(parts: readonly JsonSchema[]): unknown {
  const examples = parts.map((part) => exampleOf(part));
  return examples.includes(undefined) ? undefined : Object.assign({}, ...examples);
}

/** With what is required, and what can be given besides. */
function exampleOfObject({ properties = {}, required = [] }: JsonSchema): unknown {
  const example: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(properties)) {
    const value = exampleOf(property, name);
    if (value !== undefined) example[name] = value;
    else if (required.includes(name)) return undefined;
  }
  return example;
}

function exampleOfList({ items, prefixItems, minItems = 0 }: JsonSchema, name: string): unknown {
  if (prefixItems) {
    const examples = prefixItems.map((item) => exampleOf(item));
    return examples.includes(undefined) ? undefined : examples;
  }
  const example = items && exampleOf(items, name);
  if (example === undefined) return minItems > 0 ? undefined : [];
  return Array<unknown>(Math.max(1, minItems)).fill(example);
}

function exampleOfText(schema: JsonSchema, name: string): string | undefined {
  const { format, pattern, minLength = 0, maxLength = Infinity } = schema;
  const known = format === undefined ? names[name] : formats[format];
  if (format !== undefined) return known;
  const text = known ?? 'text';
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return undefined;
  if (text.length <= maxLength && text.length >= minLength) return text;
  return minLength > text.length ? 'x'.repeat(minLength) : text.slice(0, maxLength);
}

function exampleOfNumber({ minimum, exclusiveMinimum, maximum = Infinity }: JsonSchema): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? 1 : exclusiveMinimum + 1);
  return Math.min(Math.max(1, least), maximum);
}
