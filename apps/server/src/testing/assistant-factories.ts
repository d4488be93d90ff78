import { createHash, randomBytes } from 'node:crypto';
import type { KeyScope } from '@waymark/contract/integrations/choices';
import type { RequestedConnection } from '@waymark/contract/integrations/connections';
import type { TestUser } from './factories.ts';
import type { TestApp } from './test-app.ts';

export const redirectUri = 'https://assistant.example/back';

export interface TestTokens {
  access_token: string;
  refresh_token: string;
  scope: string;
  expires_in: number;
}

type Parameters = Record<string, string>;

/** An assistant that speaks OAuth by hand, so that each step can be done wrongly. */
export function createAssistantCalls(context: TestApp) {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');

  const register = (body: object = { client_name: 'Job helper', redirect_uris: [redirectUri] }) =>
    context.app.inject({ method: 'POST', url: '/oauth/register', payload: body });

  async function registered(uri = redirectUri): Promise<string> {
    const answer = await register({ client_name: 'Job helper', redirect_uris: [uri] });
    return answer.json<{ client_id: string }>().client_id;
  }

  const requestOf = (clientId: string, changes: Parameters = {}): Parameters => ({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 'a state',
    ...changes,
  });

  /** What the page shows. */
  const look = (request: Parameters, user?: Pick<TestUser, 'headers'>) =>
    context.app.inject({
      url: `/api/connection-requests?${new URLSearchParams(request)}`,
      ...(user && { headers: user.headers }),
    });

  const send = (user: Pick<TestUser, 'headers'>, payload: object) =>
    context.app.inject({ method: 'POST', url: '/api/connections', headers: user.headers, payload });

  /** The person agrees to all that the page shows; the answer has the address that leads back. */
  async function agree(user: Pick<TestUser, 'headers'>, request: Parameters, scopes?: KeyScope[]) {
    const shown = (await look(request, user)).json<{ data: RequestedConnection }>().data;
    return send(user, { request, account: shown.account, scopes: scopes ?? shown.scopes });
  }

  const post = (url: string, form: Parameters) =>
    context.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });

  async function codeFor(
    user: Pick<TestUser, 'headers'>,
    request: Parameters,
    scopes?: KeyScope[],
  ): Promise<string> {
    const answer = await agree(user, request, scopes);
    const { url } = answer.json<{ data: { url: string } }>().data;
    return new URL(url).searchParams.get('code') ?? '';
  }

  const exchange = (clientId: string, code: string, changes: Parameters = {}) =>
    post('/oauth/token', {
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...changes,
    });

  const refresh = (clientId: string, token: string, changes: Parameters = {}) =>
    post('/oauth/token', {
      grant_type: 'refresh_token',
      client_id: clientId,
      refresh_token: token,
      ...changes,
    });

  /** The whole way: a connected assistant and its tokens. */
  async function connect(user: Pick<TestUser, 'headers'>, changes: Parameters = {}) {
    const clientId = await registered();
    const code = await codeFor(user, requestOf(clientId, changes));
    const tokens = (await exchange(clientId, code)).json<TestTokens>();
    return { clientId, code, tokens };
  }

  /** A call of a tool; 401 and 403 come before any tool. */
  const use = (token: string | undefined, name: string, args: object = {}, url = '/mcp') =>
    context.app.inject({
      method: 'POST',
      url,
      headers: {
        accept: 'application/json, text/event-stream',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
    });

  return {
    verifier,
    register,
    registered,
    requestOf,
    look,
    send,
    agree,
    post,
    codeFor,
    exchange,
    refresh,
    connect,
    use,
  };
}
