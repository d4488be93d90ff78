import type { Operation, Schema } from './operations.ts';

type Schemas = Record<string, Schema>;

/** The schema of a field of a request, where the description has one. */
function schemaAt(
  { query, json, form }: Operation,
  [part, ...path]: readonly (string | number)[],
  schemas: Schemas,
) {
  const [kind, ...below] = path;
  if (part === 'query') return descend(query, path, schemas);
  return descend(kind === 'form' ? form : json, below, schemas);
}

function descend(
  schema: Schema | undefined,
  path: readonly (string | number)[],
  schemas: Schemas,
): Schema | undefined {
  if (!schema) return undefined;
  if (schema.$ref) return descend(schemas[schema.$ref.split('/').at(-1) ?? ''], path, schemas);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) {
    const found = choices.map((choice) => descend(choice, path, schemas));
    return found.find((one) => one?.maxLength !== undefined) ?? found.find(Boolean);
  }
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const { properties, items, additionalProperties } = schema;
  if (items) return descend(items, rest, schemas);
  const named = properties?.[key];
  if (named) return descend(named, rest, schemas);
  return typeof additionalProperties === 'object' ? descend(additionalProperties, rest, schemas) : undefined;
}

/** How many characters a field of a request may have; Infinity where the description does not limit them. */
export function allowedLength(
  operation: Operation,
  path: readonly (string | number)[],
  schemas: Schemas,
): number {
  return schemaAt(operation, path, schemas)?.maxLength ?? Infinity;
}
