import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type OAuthClientProvider,
} from '@modelcontextprotocol/client';
import type { KeyScope } from '@waymark/contract/integrations/choices';
import { describe, expect, test } from 'vitest';
import { createAssistantCalls, redirectUri } from '../../../testing/assistant-factories.ts';
import { createCandidate, createEmployer, createJob, type TestUser } from '../../../testing/factories.ts';
import { fetchFrom } from '../../../testing/fetch-from.ts';
import { createKey } from '../../../testing/key-factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
const { agree, connect, post, use } = createAssistantCalls(context);

/** An assistant as the client library of the protocol makes one, and the address that it sends its person to. */
function createAssistant(path: string) {
  const kept: Record<string, unknown> = {};
  let asked: URL | undefined;
  const provider: OAuthClientProvider = {
    redirectUrl: redirectUri,
    clientMetadata: { client_name: 'Job helper', redirect_uris: [redirectUri] },
    state: () => 'a state',
    clientInformation: () => kept['client'] as never,
    saveClientInformation: (client) => void (kept['client'] = client),
    tokens: () => kept['tokens'] as never,
    saveTokens: (tokens) => void (kept['tokens'] = tokens),
    redirectToAuthorization: (url) => void (asked = url),
    saveCodeVerifier: (verifier) => void (kept['verifier'] = verifier),
    codeVerifier: () => kept['verifier'] as string,
    saveDiscoveryState: (state) => void (kept['discovery'] = state),
    discoveryState: () => kept['discovery'] as never,
    invalidateCredentials: (scope) => void (scope === 'tokens' && delete kept['tokens']),
  };
  const url = new URL(context.services.config.publicUrl + path);
  const open = () =>
    new StreamableHTTPClientTransport(url, { fetch: fetchFrom(context), authProvider: provider });
  const client = () => new Client({ name: 'test', version: '1' });
  /** The person agrees on the page that they were sent to. */
  async function finish(user: TestUser, scopes?: KeyScope[]) {
    const request = Object.fromEntries(asked?.searchParams ?? []);
    const answer = await agree(user, request, scopes);
    await open().finishAuth(new URL(answer.json().data.url).searchParams);
    return request;
  }
  return { kept, client, open, finish, asked: () => asked };
}

describe('[L-29] an assistant that speaks the protocol', () => {
  test('registers, has its person agree, and goes on by itself when its token has ended', async () => {
    const candidate = await createCandidate(context.services);
    const job = await createJob(context.services, { title: 'Rope Maker' });
    const assistant = createAssistant('/mcp/account');
    await expect(assistant.client().connect(assistant.open())).rejects.toThrow(UnauthorizedError);
    expect(assistant.asked()?.pathname).toBe('/oauth/authorize');
    const request = await assistant.finish(candidate);
    expect(request['scope']).toBe('jobs:read applications:read saved-jobs:read');
    const client = assistant.client();
    await client.connect(assistant.open());
    const list = await client.callTool({ name: 'list_saved_jobs', arguments: {} });
    expect(list.structuredContent).toMatchObject({ total: 0 });
    const first = assistant.kept['tokens'];
    await context.database
      .updateTable('oauth_tokens')
      .set({ expires_at: new Date() })
      .where('kind', '=', 'access')
      .execute();
    await client.callTool({ name: 'list_saved_jobs', arguments: {} });
    expect(assistant.kept['tokens']).not.toEqual(first);

    // What writes is asked for when it is needed.
    const save = { name: 'save_job', arguments: { job_id: job.id } };
    await expect(client.callTool(save)).rejects.toThrow(UnauthorizedError);
    const more = await assistant.finish(candidate);
    expect(more['scope']?.split(' ')).toContain('saved-jobs:write');
    const wider = assistant.client();
    await wider.connect(assistant.open());
    expect((await wider.callTool(save)).structuredContent).toMatchObject({ saved: true });
    const saved = await wider.callTool({ name: 'list_saved_jobs', arguments: {} });
    expect(saved.structuredContent).toMatchObject({ total: 1 });
    await wider.callTool({ name: 'remove_saved_job', arguments: { job_id: job.id } });
    const none = await wider.callTool({ name: 'list_saved_jobs', arguments: {} });
    expect(none.structuredContent).toMatchObject({ total: 0 });
  });

  test('searches as a guest, and asks for a sign-in where a tool is somebody’s own', async () => {
    const assistant = createAssistant('/mcp');
    const client = assistant.client();
    await client.connect(assistant.open());
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['search_jobs', 'list_saved_jobs', 'list_postings']));
    await client.callTool({ name: 'search_jobs', arguments: { query: 'rope' } });
    expect(assistant.asked()).toBeUndefined();
    await expect(client.callTool({ name: 'list_saved_jobs', arguments: {} })).rejects.toThrow(
      UnauthorizedError,
    );
    await assistant.finish(await createCandidate(context.services));
    const signedIn = assistant.client();
    await signedIn.connect(assistant.open());
    const own = (await signedIn.listTools()).tools.map(({ name }) => name);
    expect(own).toContain('list_saved_jobs');
    expect(own).not.toContain('list_postings');
  });

  test('posts, reads and closes the jobs of an owner’s company, and of no other', async () => {
    const [owner, other] = [await createEmployer(context.services), await createEmployer(context.services)];
    const theirs = await createJob(context.services, { company_id: other.companyId });
    const { tokens } = await connect(owner, { scope: 'jobs:read jobs:write applications:read' });
    const call = async (name: string, args: object = {}) => {
      const { body } = await use(tokens.access_token, name, args);
      const [, data] = /^data: (.+)$/m.exec(body) ?? [undefined, body];
      return JSON.parse(data ?? '').result;
    };
    const posting = {
      title: 'Rope Maker',
      description: `<p>${'You make ropes for ships, and mend those that others have made. '.repeat(4)}</p>`,
      type: 'full-time',
      category: 'engineering',
      workMode: 'on-site',
      places: ['Leeds, United Kingdom'],
    };
    const posted = await call('post_job', posting);
    expect(posted.structuredContent).toMatchObject({ id: expect.any(String) });
    const wrong = await call('post_job', { ...posting, category: 'no-such-work' });
    expect([wrong.isError, wrong.structuredContent.error_code]).toEqual([true, 'invalid_field_value']);
    const list = await call('list_postings');
    expect(list.structuredContent).toMatchObject({ total: 1, data: [{ title: 'Rope Maker' }] });
    const jobId = posted.structuredContent.id;
    expect((await call('read_posting', { job_id: jobId })).structuredContent.title).toBe('Rope Maker');
    expect((await call('list_applicants')).structuredContent).toMatchObject({ total: 0 });
    for (const name of ['read_posting', 'close_posting']) {
      const refused = await call(name, { job_id: theirs.id });
      expect(refused.structuredContent.error_code).toBe('job_not_found');
    }
    expect((await call('close_posting', { job_id: jobId })).isError ?? false).toBe(false);
  });
});

describe('[L-29] a token of an assistant', () => {
  test('is for one address of the tools and for nothing else of the board', async () => {
    const candidate = await createCandidate(context.services);
    const { tokens } = await connect(candidate);
    const authorization = `Bearer ${tokens.access_token}`;
    expect((await use(tokens.access_token, 'list_saved_jobs')).statusCode).toBe(200);
    const elsewhere = await use(tokens.access_token, 'list_saved_jobs', {}, '/mcp/account');
    expect(elsewhere.statusCode).toBe(401);
    for (const url of ['/api/v1/me/saved-jobs', '/api/saved-jobs', '/api/connections', '/api/v1/jobs']) {
      expect((await context.app.inject({ url, headers: { authorization } })).statusCode).toBe(401);
    }
    const inAddress = await use(undefined, 'list_saved_jobs', {}, `/mcp?access_token=${tokens.access_token}`);
    expect(inAddress.statusCode).toBe(401);
  });

  test('of each kind is challenged in the words of the protocol', async () => {
    const metadata = `${context.services.config.publicUrl}/.well-known/oauth-protected-resource/mcp`;
    const reading = 'jobs:read applications:read saved-jobs:read';
    const guest = await use(undefined, 'save_job');
    expect([guest.statusCode, guest.headers['www-authenticate']]).toEqual([
      401,
      `Bearer resource_metadata="${metadata}", scope="${reading} saved-jobs:write"`,
    ]);
    expect(guest.headers['access-control-expose-headers']).toBe('www-authenticate');
    const dead = await use('wk_mcp_'.padEnd(50, 'x'), 'search_jobs', { query: 'rope' });
    expect([dead.statusCode, dead.headers['www-authenticate']]).toEqual([
      401,
      `Bearer error="invalid_token", resource_metadata="${metadata}", scope="${reading}"`,
    ]);
    const { tokens } = await connect(await createCandidate(context.services));
    const narrow = await use(tokens.access_token, 'draft_application');
    expect([narrow.statusCode, narrow.headers['www-authenticate']]).toEqual([
      403,
      `Bearer error="insufficient_scope", resource_metadata="${metadata}", scope="${reading} drafts:write"`,
    ]);
    const first = await use(undefined, 'search_jobs', { query: 'rope' }, '/mcp/account');
    expect(first.headers['www-authenticate']).toContain(`${metadata}/account`);
  });

  test('that is guessed has to wait at last; one that has ended and a live one do not', async () => {
    const [ended, live] = [
      await connect(await createCandidate(context.services)),
      await connect(await createCandidate(context.services)),
    ];
    await post('/oauth/revoke', { token: ended.tokens.access_token, client_id: ended.clientId });
    const remoteAddress = '10.9.9.8';
    for (let tried = 0; tried < 300; tried += 1)
      await context.services.rateLimits.consume('key-guess-address', remoteAddress);
    const tryToken = async (token: string) => {
      const authorization = `Bearer ${token}`;
      const call = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
      const headers = { accept: 'application/json, text/event-stream', authorization };
      return (
        await context.app.inject({ method: 'POST', url: '/mcp', remoteAddress, headers, payload: call })
      ).statusCode;
    };
    await tryToken('wk_mcp_'.padEnd(50, 'y'));
    expect(await tryToken('wk_mcp_'.padEnd(50, 'z'))).toBe(429);
    expect(await tryToken(ended.tokens.access_token)).toBe(401);
    expect(await tryToken(live.tokens.access_token)).toBe(200);
  });

  test('of a batch needs the scopes of all its calls', async () => {
    const callOf = (name: string) => ({ jsonrpc: '2.0', id: name, method: 'tools/call', params: { name } });
    const answer = await context.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { accept: 'application/json, text/event-stream' },
      payload: [callOf('get_pay'), callOf('list_saved_jobs')],
    });
    expect(answer.statusCode).toBe(401);
  });

  test('leaves keys as they are', async () => {
    const candidate = await createCandidate(context.services);
    const { secret } = await createKey(context.services, candidate.id, {
      scopes: ['saved-jobs:read'],
      owner_kind: 'person',
    });
    expect((await use(secret, 'list_saved_jobs')).statusCode).toBe(200);
    expect((await use(secret, 'list_saved_jobs', {}, '/mcp/account')).statusCode).toBe(200);
    expect((await use(secret, 'save_job')).body).toContain('not found');
  });
});

test('[L-29] what the board is stands where the protocol looks for it', async () => {
  const { publicUrl } = context.services.config;
  const read = async (url: string) => (await context.app.inject({ url })).json();
  expect(await read('/.well-known/oauth-protected-resource')).toMatchObject({ resource: `${publicUrl}/mcp` });
  for (const path of ['/mcp', '/mcp/account']) {
    expect(await read(`/.well-known/oauth-protected-resource${path}`)).toMatchObject({
      resource: publicUrl + path,
      authorization_servers: [publicUrl],
    });
  }
  expect(await read('/.well-known/oauth-authorization-server')).toMatchObject({
    issuer: publicUrl,
    authorization_endpoint: `${publicUrl}/oauth/authorize`,
    token_endpoint: `${publicUrl}/oauth/token`,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  });
  const preflight = await context.app.inject({ method: 'OPTIONS', url: '/oauth/token' });
  expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([204, '*']);
});
