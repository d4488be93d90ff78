/** A part of JSON Schema: what the description of the API uses of it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  nullable?: boolean;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: Schema;
  additionalProperties?: boolean | Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  /** A limit of its own, or whether the one beside it is left out (OpenAPI 3.0). */
  exclusiveMinimum?: number | boolean;
  exclusiveMaximum?: number | boolean;
  multipleOf?: number;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

interface Described {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

export interface Description {
  paths: Record<string, Record<string, Described>>;
  components?: { schemas?: Record<string, Schema> };
}

export interface Operation {
  method: string;
  path: string;
  params: Schema;
  query: Schema;
  json: Schema | undefined;
  form: Schema | undefined;
}

/** Every call that the description names. */
export function listOperations({ paths }: Description): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      params: asObject(parameters.filter((parameter) => parameter.in === 'path')),
      query: asObject(parameters.filter((parameter) => parameter.in === 'query')),
      json: requestBody?.content?.['application/json']?.schema,
      form: requestBody?.content?.['multipart/form-data']?.schema,
    })),
  );
}

function asObject(parameters: readonly Parameter[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema = {} }) => [name, schema])),
    required: parameters.filter((one) => one.in === 'path' || one.required).map(({ name }) => name),
  };
}
