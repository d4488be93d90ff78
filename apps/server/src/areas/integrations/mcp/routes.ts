import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { McpServerFactory } from '@modelcontextprotocol/server';
import { scopesFor } from '@waymark/contract/integrations/choices';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { board } from '../../../platform/board/board.ts';
import type { App } from '../../../platform/http/app.ts';
import type { Services } from '../../../platform/services.ts';
import { toolPaths } from '../connections/constants.ts';
import { readCalls } from './call-rules.ts';
import { admitCaller, type ToolViewer } from './policy.ts';
import { ojcpVersion } from './presenter.ts';
import type { ToolParts } from './server-gateway.ts';

/** Nothing here changes while somebody listens. */
const listeners = 8;

/** Scripts of any site may ask: nothing is told that a browser would add a person's cookies for. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, GET, DELETE, OPTIONS',
  'access-control-allow-headers':
    'content-type, accept, authorization, mcp-protocol-version, mcp-method, mcp-name',
  'access-control-expose-headers': 'www-authenticate',
  'access-control-max-age': '86400',
};

/** Tools for assistants over the Model Context Protocol, and where they are found (L-29). */
export function mcpRoutes(app: App, services: Services, parts: ToolParts): void {
  let opening: ReturnType<typeof openTools> | undefined;
  app.addHook('onClose', async () => (await opening)?.close());

  for (const path of toolPaths) {
    const door = { path, publicUrl: parts.publicUrl, isForMembers: path !== toolPaths[0] };
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      // For refusals too: an assistant in a browser reads what it lacks.
      reply.headers(cors);
      const viewer = await admitCaller(request, reply, { services, door });
      const { fetch } = await (opening ??= openTools(services, parts));
      const response = await fetch(toWebRequest(request, parts.publicUrl), {
        parsedBody: readCalls(request.body),
        ...(viewer && { authInfo: { token: '', clientId: '', scopes: [], extra: { viewer } } }),
      });
      return send(reply, response);
    };
    for (const url of [path, `${path}/`]) {
      app.route({ method: ['GET', 'POST', 'DELETE'], url, schema: { hide: true }, handler });
      app.options(url, { schema: { hide: true } }, (_request, reply) =>
        reply.status(204).headers(cors).send(),
      );
    }
  }

  app.get('/.well-known/ojcp.json', { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(describeBoard(parts.publicUrl))),
  );
}

/** Loaded with the first call: half a second that no start has to wait for. */
async function openTools(services: Services, parts: ToolParts) {
  const [{ createMcpHandler }, { createToolServer }, { registerPersonTools }, { registerCompanyTools }] =
    await Promise.all([
      import('@modelcontextprotocol/server'),
      import('./server-gateway.ts'),
      import('./person-gateway.ts'),
      import('./company-gateway.ts'),
    ]);
  const make: McpServerFactory = ({ authInfo }) => {
    const server = createToolServer(parts);
    const viewer = authInfo?.extra?.['viewer'] as ToolViewer | undefined;
    registerPersonTools(server, services, parts, viewer);
    registerCompanyTools(server, services, viewer);
    return server;
  };
  return createMcpHandler(make, { maxSubscriptions: listeners });
}

/** The manifest of the Open Job Context Protocol (ojcp.dev). */
function describeBoard(publicUrl: string) {
  return {
    ojcp_version: ojcpVersion,
    provider: { name: board.settings.name, description: 'A job board.' },
    mcp_endpoint: `${publicUrl}/mcp`,
    tools: ['search_jobs', 'get_job_detail', 'get_employer_context'],
    apply_paths: ['custom'],
    auth: { required: false, optional_scopes: scopesFor('person') },
    rate_limits: { anonymous_rps: 1 },
  };
}

/** Without the body, which is read already. */
function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'content-length') headers.set(name, [value].flat().join(', '));
  }
  return new Request(publicUrl + request.url, { method: request.method, headers });
}

function send(reply: FastifyReply, response: Response): FastifyReply {
  reply.status(response.status).headers({ ...Object.fromEntries(response.headers), ...cors });
  reply.header('cache-control', 'no-store');
  return reply.send(response.body && Readable.fromWeb(response.body as WebStream));
}
