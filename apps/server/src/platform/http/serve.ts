import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '@waymark/contract/endpoint';
import {
  endpoints,
  type EndpointKey,
  type GivenAnswer,
  type ReceivedBody,
  type ReceivedParams,
  type ReceivedQuery,
} from '@waymark/contract/endpoints';
import { apiErrorSchema, errorStatus, type ErrorCode } from '@waymark/contract/errors';
import { belongsToFeature, refuseSwitchedOff } from '../board/refuse-switched-off.ts';
import type { Services } from '../services.ts';
import type { App } from './app.ts';
import { checkOnBoard } from './check-on-board.ts';

/** Proves who is calling, or throws. */
export interface Gate<Viewer> {
  (request: FastifyRequest, services: Services): Promise<Viewer>;
  /** For the description of the API: the scopes of a key that it takes in place of a session. */
  readonly security?: { readonly key: readonly string[]; readonly optional?: true };
}

/** A request whose parts the contract has checked. */
type CheckedRequest<Key extends EndpointKey> = FastifyRequest<{
  Params: ReceivedParams<Key>;
  Querystring: ReceivedQuery<Key>;
  Body: ReceivedBody<Key>;
}>;

type Handler<Key extends EndpointKey, Viewer> = (
  request: CheckedRequest<Key>,
  viewer: Viewer,
  reply: FastifyReply,
) => Promise<GivenAnswer<Key> | FastifyReply> | GivenAnswer<Key> | FastifyReply;

export interface Routes {
  /** Serves an endpoint behind its gate, which is asked before a body is read. */
  serve<Key extends EndpointKey, Viewer>(
    key: Key,
    gate: Gate<Viewer>,
    handle: Handler<Key, Viewer>,
    options?: RouteShorthandOptions,
  ): void;
  /** Serves an endpoint to everybody. */
  serveAll<Key extends EndpointKey>(
    key: Key,
    handle: Handler<Key, undefined>,
    options?: RouteShorthandOptions,
  ): void;
}

/**
 * Serves endpoints of the contract: path, checks and description come from there, and are said nowhere else.
 */
export function routesOf(app: App, services: Services): Routes {
  function register<Key extends EndpointKey, Viewer>(
    key: Key,
    gate: Gate<Viewer> | undefined,
    handle: (request: CheckedRequest<Key>, reply: FastifyReply) => Promise<unknown>,
    options: RouteShorthandOptions = {},
  ): void {
    const endpoint: Endpoint = endpoints[key];
    const [method, url] = key.split(' ') as [string, string];
    const refuse: onRequestAsyncHookHandler[] = belongsToFeature(key)
      ? [async () => refuseSwitchedOff(key)]
      : [];
    const admit: onRequestAsyncHookHandler = async (request) => void (await gate?.(request, services));
    app.route({
      ...options,
      method,
      url,
      schema: describeEndpoint(endpoint, gate),
      ...(endpoint.onBoard && { validatorCompiler: checkOnBoard(endpoint.onBoard) }),
      onRequest: [refuse, options.onRequest ?? [], gate ? admit : []].flat(),
      handler: async (request, reply) => {
        const answer = await handle(request as unknown as CheckedRequest<Key>, reply);
        if (endpoint.status) reply.status(endpoint.status);
        return answer;
      },
    });
  }
  return {
    serve(key, gate, handle, options) {
      const admit = async (request: CheckedRequest<typeof key>, reply: FastifyReply) =>
        handle(request, await gate(request, services), reply);
      register(key, gate, admit, options);
    },
    serveAll(key, handle, options) {
      register(key, undefined, async (request, reply) => handle(request, undefined, reply), options);
    },
  };
}

/**
 * For the answer that is asked for most, whose parts are typed: to check it takes as long as to write it, and a test
 * compares it with what the contract writes.
 */
export const sentUnchecked: RouteShorthandOptions = { serializerCompiler: () => JSON.stringify };

/** The refusals that any call of its kind can meet. */
function usualErrors({ params, query, body, form }: Endpoint, gated: boolean): ErrorCode[] {
  return [
    ...(query || body || form ? (['invalid_input'] as const) : []),
    ...(params ? (['not_found'] as const) : []),
    ...(gated ? (['unauthenticated', 'forbidden'] as const) : []),
    'too_many_requests',
    'unavailable',
  ];
}

/**
 * The endpoint in Fastify's words; a form is described only, since `withForm` reads and checks it as it
 * comes.
 */
function describeEndpoint(endpoint: Endpoint, gate: Gate<unknown> | undefined): Record<string, unknown> {
  const {
    summary,
    params,
    query,
    body,
    bodyType,
    form,
    answer,
    status = 200,
    mayCreate,
    errors = [],
  } = endpoint;
  const codes = [...usualErrors(endpoint, gate !== undefined), ...errors];
  return {
    summary,
    security: describeSecurity(gate),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(bodyType && { consumes: [bodyType] }),
    ...(form && { consumes: ['multipart/form-data'] }),
    response: {
      [status]: 'file' in answer ? describeFile(answer.file) : answer,
      ...(mayCreate && { 201: answer }),
      ...Object.fromEntries(codes.map((code) => [errorStatus[code], apiErrorSchema])),
    },
  };
}

/** The credentials of a call: none, a session, or a key with these scopes. */
function describeSecurity(gate: Gate<unknown> | undefined): Record<string, readonly string[]>[] {
  if (!gate) return [];
  if (!gate.security) return [{ session: [] }];
  const { key, optional } = gate.security;
  return [...(optional ? [{}] : []), { key }];
}

const describeFile = (mediaType: string) => ({
  description: 'The file.',
  content: { [mediaType]: { schema: z.string().meta({ format: 'binary' }) } },
});

/** The fields of a form as JSON Schema, for the description of the API; undefined for what is no form. */
export function describeForm(method: string, path: string): object | undefined {
  const table: Record<string, Endpoint | undefined> = endpoints;
  const form = table[`${method} ${path}`]?.form;
  if (!form) return undefined;
  const { properties, required } = z.toJSONSchema(form.fields, { io: 'input', unrepresentable: 'any' });
  const file = form.file && { [form.file]: { type: 'string', format: 'binary' } };
  return { type: 'object', properties: { ...properties, ...file }, required: required ?? [] };
}
