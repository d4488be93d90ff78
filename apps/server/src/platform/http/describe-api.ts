import { setImmediate } from 'node:timers/promises';
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { endpointsByArea } from '@waymark/contract/endpoints';
import { featureEndpoints } from '@waymark/contract/office/feature-endpoints';
import Fastify, { type FastifyInstance, type FastifySchema, type RouteOptions } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { board } from '../board/board.ts';
import { completeDocument, type ApiDocument } from './api-document.ts';
import { describeForm } from './serve.ts';

/** The description that a route declares. */
export type DescribedRoute = Pick<RouteOptions, 'method' | 'url' | 'schema'>;

/** The description of the API, and the pages that show it below `/api/docs`. */
export interface ApiDescription {
  document(): ApiDocument;
  /** Answers for a path below `/api/docs`. */
  pages: Pick<FastifyInstance, 'inject' | 'close'>;
}

const docsPath = '/api/docs';
const version = '3.1.0';

/**
 * Builds the description from what the routes say. It takes a second of a core and megabytes, so that it is loaded and
 * built when it is first asked for, in an application of its own that listens nowhere.
 */
export async function describeApi(
  routes: readonly DescribedRoute[],
  publicUrl: string,
): Promise<ApiDescription> {
  const pages = Fastify({ logger: false });
  pages.setValidatorCompiler(() => () => true);
  pages.setSerializerCompiler(() => JSON.stringify);
  await pages.register(swagger, { openapi: openapiOf(publicUrl) });
  let completed: ApiDocument | undefined;
  const document = (): ApiDocument => {
    completed ??= completeDocument(pages.swagger() as unknown as ApiDocument);
    // The board may be renamed, and features switched off, while the description is kept.
    return withoutSwitchedOff({ ...completed, info: { ...completed.info, title: board.settings.name } });
  };
  await pages.register(swaggerUi, {
    routePrefix: docsPath,
    staticCSP: true,
    transformSpecification: () => ({ ...document() }),
  });
  for (const { method, url, schema } of routes) {
    if (!schema || schema.hide) continue;
    const described = describeRoute(String(method), url, schema);
    pages.route({ method, url, schema: described, exposeHeadRoute: false, handler: () => null });
    // Four milliseconds each: others are answered in between.
    await setImmediate();
  }
  await pages.ready();
  return { document, pages };
}

/** The calls of a feature that is switched off are not described. */
function withoutSwitchedOff(whole: ApiDocument): ApiDocument {
  const off = new Set<string>(board.off.flatMap((feature) => featureEndpoints[feature]));
  if (off.size === 0) return whole;
  const entries = Object.entries(whole.paths).map(([path, operations]) => {
    const named = path.replace(/^\/api/, '').replaceAll(/\{(\w+)\}/g, ':$1');
    const left = Object.entries(operations).filter(
      ([method]) => !off.has(`${method.toUpperCase()} ${named}`),
    );
    return [path, Object.fromEntries(left)] as const;
  });
  return { ...whole, paths: Object.fromEntries(entries.filter(([, left]) => Object.keys(left).length > 0)) };
}

const openapiOf = (publicUrl: string): NonNullable<FastifyDynamicSwaggerOptions['openapi']> => ({
  openapi: version,
  info: {
    title: board.settings.name,
    version: '1',
    description:
      'Programs call what begins with `/api/v1`, without a key where it is public, else with an API key. Everything else serves the board’s own pages and may change with them.',
    license: { name: 'All rights reserved', url: `${publicUrl}/terms` },
  },
  servers: [{ url: publicUrl }],
  tags: [
    {
      name: 'v1',
      description: 'Version 1, for programs: fields are added to it, and none changes its meaning.',
    },
    ...Object.keys(endpointsByArea).map((name) => ({ name, description: `Pages of the area “${name}”.` })),
  ],
  components: {
    securitySchemes: {
      session: { type: 'http', scheme: 'bearer', description: 'The token that signing in returns.' },
      key: { type: 'http', scheme: 'bearer', description: 'An API key, which begins with `wk_live_`.' },
    },
  },
});

const convert = createJsonSchemaTransform({});

/** A form is read as it comes, so its route has no body to check: its fields are described here. */
function describeRoute(method: string, url: string, schema: FastifySchema): FastifySchema {
  // The library reads only these of what it is given in its own place.
  const given = { schema, url, route: { method, url }, openapiObject: { openapi: version } };
  const path = url.replace(/^\/api/, '');
  const body = describeForm(method, path);
  const naming = { operationId: nameOperation(method, path), tags: [tagOf(method, path)] };
  return {
    ...convert(given as unknown as Parameters<typeof convert>[0]).schema,
    ...naming,
    ...(body && { body }),
  };
}

/** `POST /v1/company/jobs/:jobId/close` is `postV1CompanyJobsByJobIdClose`. */
function nameOperation(method: string, path: string): string {
  const words = path
    .replaceAll(/:(\w+)/g, 'by-$1')
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return method.toLowerCase() + words.join('');
}

function tagOf(method: string, path: string): string {
  if (path.startsWith('/v1/')) return 'v1';
  const area = Object.entries(endpointsByArea).find(([, table]) => `${method} ${path}` in table);
  return area?.[0] ?? 'v1';
}
