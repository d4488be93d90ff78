import { allKeyScopes } from '@waymark/contract/integrations/choices';
import { paths } from '@waymark/contract/paths';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { board } from '../../../platform/board/board.ts';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { handleError } from '../../../platform/http/error-handler.ts';
import type { Services } from '../../../platform/services.ts';
import { registerClient } from './client-commands.ts';
import { readClient } from './client-rules.ts';
import { oauthPaths, toolPaths } from './constants.ts';
import { OauthError } from './error-rules.ts';
import { giveUpToken, refreshTokens, useCode } from './token-commands.ts';

/** Programs in a browser speak it too: nothing here reads a cookie. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'content-type, authorization, mcp-protocol-version',
  'access-control-max-age': '86400',
};

const hidden = { schema: { hide: true } };
const formMaxBytes = 16 * 1024;

/** OAuth 2.1 for assistants: what the board is, registration, tokens and their end (decision 045). */
export function oauthRoutes(app: App, services: Services): void {
  void app.register(async (scope) => {
    scope.setErrorHandler(answerError);
    scope.addHook('onRequest', async (_request, reply) => void reply.headers(cors));
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formMaxBytes },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    const typed = scope.withTypeProvider<ZodTypeProvider>();
    describingRoutes(typed, services.config.publicUrl);
    registrationRoute(typed, services);
    tokenRoutes(typed, services);
  });
}

function describingRoutes(app: App, publicUrl: string): void {
  const describe = (url: string, read: () => object) => {
    app.get(url, hidden, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').send(read()),
    );
    answerPreflights(app, url);
  };
  const ofResource = (path: string) => () => ({
    resource: publicUrl + path,
    authorization_servers: [publicUrl],
    // What an assistant asks for that knows no better: it reads.
    scopes_supported: allKeyScopes.filter((scope) => scope.endsWith(':read')),
    bearer_methods_supported: ['header'],
    resource_name: board.settings.name,
  });
  describe(oauthPaths.resource, ofResource(toolPaths[0]));
  for (const path of toolPaths) describe(oauthPaths.resource + path, ofResource(path));
  describe(oauthPaths.server, () => ({
    issuer: publicUrl,
    authorization_endpoint: publicUrl + paths.connectAssistant,
    token_endpoint: publicUrl + oauthPaths.token,
    registration_endpoint: publicUrl + oauthPaths.registration,
    revocation_endpoint: publicUrl + oauthPaths.revocation,
    scopes_supported: allKeyScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  }));
}

function answerPreflights(app: App, url: string): void {
  app.options(url, hidden, (_request, reply) => reply.status(204).send());
}

function registrationRoute(app: App, { database, config, rateLimits }: Services): void {
  answerPreflights(app, oauthPaths.registration);
  app.post(oauthPaths.registration, { ...hidden, bodyLimit: formMaxBytes }, async (request, reply) => {
    await rateLimits.consume('oauth-registration-address', request.ip);
    const client = readClient(request.body, config.publicUrl);
    const { id, issuedAt } = await registerClient(database, client);
    return send(reply.status(201), {
      client_id: id,
      client_id_issued_at: Math.floor(issuedAt.getTime() / 1000),
      client_name: client.name,
      redirect_uris: client.redirectUris,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    });
  });
}

function tokenRoutes(app: App, services: Services): void {
  const { database, rateLimits } = services;
  answerPreflights(app, oauthPaths.token);
  answerPreflights(app, oauthPaths.revocation);
  app.post(oauthPaths.token, hidden, async (request, reply) => {
    await rateLimits.consume('oauth-token-address', request.ip);
    const read = readForm(request.body);
    const kind = read('grant_type');
    const clientId = read('client_id');
    if (kind !== 'authorization_code' && kind !== 'refresh_token')
      throw new OauthError(
        'unsupported_grant_type',
        'grant_type is one of authorization_code, refresh_token.',
      );
    const resource = read('resource');
    if (kind === 'refresh_token') {
      const token = read('refresh_token');
      return send(reply, await refreshTokens(services, { token, clientId, resource }));
    }
    const use = { code: read('code'), redirectUri: read('redirect_uri'), verifier: read('code_verifier') };
    return send(reply, await useCode(services, { ...use, clientId, resource }));
  });

  app.post(oauthPaths.revocation, hidden, async (request, reply) => {
    await rateLimits.consume('oauth-token-address', request.ip);
    const read = readForm(request.body);
    await giveUpToken(database, read('token'), read('client_id'));
    return send(reply, {});
  });
}

/** The parameters of a form, each of which comes once. Throws an OauthError. */
function readForm(body: unknown): (name: string) => string {
  if (!(body instanceof URLSearchParams))
    throw new OauthError(
      'invalid_request',
      'Send the parameters as a form: application/x-www-form-urlencoded.',
    );
  return (name) => {
    const values = body.getAll(name);
    if (values.length > 1) throw new OauthError('invalid_request', `${name} is given twice.`);
    return values[0] ?? '';
  };
}

const send = (reply: FastifyReply, body: object) =>
  reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' }).send(body);

/** Refusals in the shape that programs which speak OAuth read. */
function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof OauthError) return send(reply.status(400), error.toBody());
  if (error instanceof AppError && error.status < 500) {
    const { retryAfterSeconds } = error.detail;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    const code = error.code === 'too_many_requests' ? 'temporarily_unavailable' : 'invalid_request';
    return send(reply.status(error.status), { error: code, error_description: error.message });
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status >= 500) return handleError(error, request, reply);
  return send(reply.status(400), {
    error: 'invalid_request',
    error_description: 'The request could not be read.',
  });
}
