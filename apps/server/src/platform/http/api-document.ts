import { idempotencyKeyMaxLength } from '@waymark/contract/integrations/v1-choices';
import { exampleOf, nameProperties, type JsonSchema } from './example-of.ts';

interface Content {
  [mediaType: string]: { schema?: JsonSchema; example?: unknown };
}
interface Response {
  $ref?: string;
  description?: string;
  headers?: object;
  content?: Content;
}
interface Operation {
  summary?: string;
  parameters?: object[];
  requestBody?: { content: Content };
  responses: Record<string, Response>;
}
export interface ApiDocument {
  info: object;
  paths: Record<string, Record<string, Operation>>;
  components?: Record<string, object>;
}

const refusals: Readonly<
  Record<string, { name: string; description: string; code: string; message: string }>
> = {
  '400': {
    name: 'InvalidInput',
    description: 'Something that was sent is not accepted; `fields` says what to correct, by field.',
    code: 'invalid_input',
    message: 'Please check the marked fields.',
  },
  '401': {
    name: 'Unauthenticated',
    description: 'Nobody is signed in, or the key is not a live one.',
    code: 'unauthenticated',
    message: 'This API key was revoked. Create a new one and send that.',
  },
  '403': {
    name: 'Forbidden',
    description: 'The account or the key may not do this.',
    code: 'forbidden',
    message: 'This API key lacks the scope jobs:write. Create one that has it.',
  },
  '404': {
    name: 'NotFound',
    description: 'There is no such thing, or it belongs to others.',
    code: 'not_found',
    message: 'There is no job with this address.',
  },
  '409': {
    name: 'Conflict',
    description: 'The state of things does not allow it; the message says what to do first.',
    code: 'conflict',
    message: 'This job is closed. Renew it, or post it as a new one.',
  },
  '410': {
    name: 'Gone',
    description: 'It was there and is no more.',
    code: 'gone',
    message: 'This link has expired. Ask for a new one.',
  },
  '413': {
    name: 'TooLarge',
    description: 'More was sent than is taken.',
    code: 'too_large',
    message: 'The request is too large. Send at most 1 MB of JSON.',
  },
  '415': {
    name: 'UnsupportedFile',
    description: 'The file or body is of a kind that is not taken.',
    code: 'unsupported_file',
    message: 'Send JSON with the header "Content-Type: application/json".',
  },
  '422': {
    name: 'Unprocessable',
    description: 'The Idempotency-Key was sent with another call.',
    code: 'unprocessable',
    message: 'This Idempotency-Key was sent with another call. Use a new one for each call.',
  },
  '429': {
    name: 'TooManyRequests',
    description: 'Too many calls; `Retry-After` says after how many seconds to come back.',
    code: 'too_many_requests',
    message: 'Too many attempts. Please try again in 30 seconds.',
  },
  '503': {
    name: 'Unavailable',
    description: 'Too busy, or something that is needed does not answer; come back after `Retry-After`.',
    code: 'unavailable',
    message: 'The service is restarting. Please try again in a few seconds.',
  },
  '4XX': {
    name: 'Refused',
    description: 'Any other refusal, in the one shape.',
    code: 'invalid_input',
    message: 'The request could not be read. Send well-formed JSON in UTF-8.',
  },
  '5XX': {
    name: 'Failed',
    description: 'Something went wrong on our side.',
    code: 'internal',
    message: 'Something went wrong on our side. Please try again in a minute.',
  },
};

const errorSchema = '#/components/schemas/ApiError';

/** Completes what the routes say with what is the same for all: refusals are said once, and examples are made. */
export function completeDocument(document: ApiDocument): ApiDocument {
  let errorShape: JsonSchema = {};
  const paths = mapOperations(nameProperties(document.paths), (operation, { path, method }) => {
    errorShape = operation.responses['4XX']?.content?.['application/json']?.schema ?? errorShape;
    return completeOperation(operation, { path, method });
  });
  const components = {
    ...document.components,
    schemas: { ApiError: errorShape },
    responses: Object.fromEntries(Object.values(refusals).map((one) => [one.name, describeRefusal(one)])),
    parameters: { IdempotencyKey: idempotencyKey },
  };
  return { ...document, paths, components };
}

type Place = { path: string; method: string };

function mapOperations(
  paths: ApiDocument['paths'],
  map: (operation: Operation, place: Place) => Operation,
): ApiDocument['paths'] {
  return Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [method, map(operation, { path, method })]),
      ),
    ]),
  );
}

function completeOperation(operation: Operation, { path, method }: Place): Operation {
  const isRepeatable = method === 'post' && path.startsWith('/api/v1/');
  const parameters = [
    ...(operation.parameters ?? []),
    ...(isRepeatable ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  return {
    ...operation,
    ...(parameters.length > 0 && { parameters }),
    ...(operation.requestBody && {
      requestBody: { ...operation.requestBody, content: withExamples(operation.requestBody.content) },
    }),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [
        status,
        completeResponse(status, response, operation),
      ]),
    ),
  };
}

function completeResponse(status: string, response: Response, { summary = '' }: Operation): Response {
  const refusal = refusals[status];
  if (refusal) return { $ref: `#/components/responses/${refusal.name}` };
  const description = response.description === 'Default Response' ? `${summary}.` : response.description;
  return {
    ...response,
    ...(description !== undefined && { description }),
    ...(response.content && { content: withExamples(response.content) }),
  };
}

/** Files have none. */
function withExamples(content: Content): Content {
  return Object.fromEntries(
    Object.entries(content).map(([mediaType, described]) => {
      if (mediaType !== 'application/json' || !described.schema) return [mediaType, described];
      const example = exampleOf(described.schema);
      return [mediaType, example === undefined ? described : { ...described, example }];
    }),
  );
}

function describeRefusal({ description, code, message }: (typeof refusals)[string]): Response {
  const waits = code === 'too_many_requests' || code === 'unavailable';
  const retryAfter = { description: 'Seconds.', schema: { type: 'integer' } };
  return {
    description,
    ...(waits && { headers: { 'Retry-After': retryAfter } }),
    content: { 'application/json': { schema: { $ref: errorSchema }, example: { message, code } } },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A text of your own for this call, for example a UUID. Sent again within 24 hours with the same body, it gets the first answer again, and nothing is done twice.',
  schema: { type: 'string', minLength: 1, maxLength: idempotencyKeyMaxLength },
  example: '0197c5b2-7f1c-7aa0-b3c4-5d6e7f809101',
};
