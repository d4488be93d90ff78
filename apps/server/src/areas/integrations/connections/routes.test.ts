import type { RequestedConnection } from '@waymark/contract/integrations/connections';
import { describe, expect, test } from 'vitest';
import { createAssistantCalls, redirectUri } from '../../../testing/assistant-factories.ts';
import { createCandidate, createEmployer, createStaff } from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
const { registered, register, requestOf, look, send, agree, exchange, connect, use } =
  createAssistantCalls(context);
const shownOf = async (...given: Parameters<typeof look>) =>
  (await look(...given)).json<{ data: RequestedConnection }>().data;

describe('[L-29] what the page shows before a person agrees', () => {
  test('the name that the assistant has chosen, where the answer goes, and what only reads', async () => {
    const candidate = await createCandidate(context.services);
    const shown = await shownOf(requestOf(await registered()), candidate);
    expect(shown).toMatchObject({
      name: 'Job helper',
      host: 'assistant.example',
      isLocal: false,
      scopes: ['applications:read', 'saved-jobs:read'],
      account: { userId: candidate.id, companyId: null },
      problem: null,
    });
    const back = new URL(shown.backUrl);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error: 'access_denied',
      state: 'a state',
      iss: context.services.config.publicUrl,
    });
  });

  test('nothing of an account to a guest', async () => {
    expect(await shownOf(requestOf(await registered()))).toMatchObject({ account: null, problem: null });
  });

  test('only the scopes that such an account can give', async () => {
    const asked = requestOf(await registered(), {
      scope: 'jobs:write saved-jobs:write applications:read admin',
    });
    const employer = await createEmployer(context.services);
    expect(await shownOf(asked, employer)).toMatchObject({
      scopes: ['jobs:write', 'applications:read'],
      account: { companyId: employer.companyId },
      company: expect.any(String),
    });
    const candidate = await createCandidate(context.services);
    expect((await shownOf(asked, candidate)).scopes).toEqual(['applications:read', 'saved-jobs:write']);
    const none = await shownOf(requestOf(asked['client_id'] ?? '', { scope: 'jobs:write' }), candidate);
    expect(none).toMatchObject({ account: null, problem: expect.stringContaining('employer’s account') });
  });

  test('why staff, and colleagues who are no owners, cannot go on', async () => {
    const request = requestOf(await registered());
    const staff = await createStaff(context.services);
    expect(await shownOf(request, staff)).toMatchObject({
      account: null,
      problem: expect.stringContaining('staff'),
    });
    const recruiter = await createEmployer(context.services, { memberRole: 'recruiter' });
    expect((await shownOf(request, recruiter)).problem).toContain('Only an owner');
  });

  test('what is wrong with a request, and no redirect for it by itself', async () => {
    const clientId = await registered();
    const faults = [
      [{ response_type: 'token' }, 'invalid_request'],
      [{ code_challenge_method: 'plain' }, 'invalid_request'],
      [{ code_challenge: '' }, 'invalid_request'],
      [{ resource: 'https://other.example/mcp' }, 'invalid_target'],
    ] as const;
    for (const [changes, error] of faults) {
      const shown = await shownOf(requestOf(clientId, changes));
      expect([shown.account, new URL(shown.backUrl).searchParams.get('error')]).toEqual([null, error]);
      expect(shown.problem).not.toBeNull();
    }
  });

  test.each([
    ['an unknown assistant', { client_id: crypto.randomUUID() }, 404],
    ['no id at all', { client_id: '\u0000' }, 400],
    ['another address', { redirect_uri: 'https://thief.example/back' }, 400],
    ['an address with more behind it', { redirect_uri: `${redirectUri}/more` }, 400],
    ['an address with a query', { redirect_uri: `${redirectUri}?x=1` }, 400],
    ['another spelling of it', { redirect_uri: 'https://ASSISTANT.example/back' }, 400],
  ])('%s is answered on the page alone', async (_what, changes, status) => {
    const answer = await look(requestOf(await registered(), changes));
    expect([answer.statusCode, answer.body.includes('backUrl')]).toEqual([status, false]);
  });
});

describe('[L-29] agreeing', () => {
  test('leads back with a code, the state and the issuer, and mails the person once it is used', async () => {
    const candidate = await createCandidate(context.services);
    const clientId = await registered();
    const answer = await agree(candidate, requestOf(clientId));
    expect(answer.statusCode).toBe(201);
    const url = new URL(answer.json().data.url);
    expect(url.origin + url.pathname).toBe(redirectUri);
    expect([url.searchParams.get('state'), url.searchParams.get('iss')]).toEqual([
      'a state',
      context.services.config.publicUrl,
    ]);
    expect(await sentMails(context.database, candidate.email)).toEqual([]);
    await exchange(clientId, url.searchParams.get('code') ?? '');
    const [mail] = await sentMails(context.database, candidate.email);
    expect(mail?.text).toContain('Job helper');
    expect(mail?.text).toContain('assistant.example');
  });

  test('is refused for another account than the one that was shown', async () => {
    const [shown, other] = [await createCandidate(context.services), await createCandidate(context.services)];
    const request = requestOf(await registered());
    const { account, scopes } = await shownOf(request, shown);
    const refused = await send(other, { request, account, scopes });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining('another account'),
    ]);
  });

  test('gives no more than the assistant has asked for, and not nothing', async () => {
    const candidate = await createCandidate(context.services);
    const request = requestOf(await registered(), { scope: 'saved-jobs:read' });
    expect((await agree(candidate, request, ['drafts:write'])).statusCode).toBe(400);
    expect((await agree(candidate, request, [])).statusCode).toBe(400);
    expect((await agree(candidate, request)).statusCode).toBe(201);
  });

  test('is refused with a fault, by a guest, and for an address that is not registered', async () => {
    const candidate = await createCandidate(context.services);
    const clientId = await registered();
    const { account, scopes } = await shownOf(requestOf(clientId), candidate);
    const faulty = requestOf(clientId, { code_challenge_method: 'plain' });
    expect((await send(candidate, { request: faulty, account, scopes })).statusCode).toBe(400);
    const strange = requestOf(clientId, { redirect_uri: 'https://thief.example' });
    expect((await send(candidate, { request: strange, account, scopes })).statusCode).toBe(400);
    expect((await send({ headers: {} as never }, { request: faulty, account, scopes })).statusCode).toBe(401);
  });

  test('stops at twenty connected assistants', async () => {
    const candidate = await createCandidate(context.services);
    for (let made = 0; made < 20; made++) await connect(candidate);
    const refused = await agree(candidate, requestOf(await registered()));
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('20')]);
  });

  test('works for a program on the device at any port', async () => {
    const candidate = await createCandidate(context.services);
    const clientId = await registered('http://127.0.0.1:1/back');
    const request = requestOf(clientId, { redirect_uri: 'http://127.0.0.1:50123/back' });
    expect(await shownOf(request, candidate)).toMatchObject({ isLocal: true, host: '127.0.0.1:50123' });
    const elsewhere = requestOf(clientId, { redirect_uri: 'http://127.0.0.1:50123/other' });
    expect((await look(elsewhere, candidate)).statusCode).toBe(400);
    const other = requestOf(clientId, { redirect_uri: 'http://127.0.0.1.thief.example:1/back' });
    expect((await look(other, candidate)).statusCode).toBe(400);
  });
});

describe('[L-29] what is connected', () => {
  const list = async ({ headers }: { headers: Record<string, string> }) =>
    (await context.app.inject({ url: '/api/connections', headers })).json().data;
  const end = ({ headers }: { headers: Record<string, string> }, id: string) =>
    context.app.inject({ method: 'DELETE', url: `/api/connections/${id}`, headers });

  test('is listed with its use, and ends for its owner alone', async () => {
    const candidate = await createCandidate(context.services);
    const { tokens } = await connect(candidate);
    const [before] = await list(candidate);
    expect(before).toMatchObject({
      name: 'Job helper',
      host: 'assistant.example',
      scopes: ['applications:read', 'saved-jobs:read'],
      lastUsedAt: null,
    });
    expect((await use(tokens.access_token, 'list_saved_jobs')).statusCode).toBe(200);
    expect((await list(candidate))[0].lastUsedAt).not.toBeNull();
    const other = await createCandidate(context.services);
    expect((await end(other, before.id)).statusCode).toBe(404);
    expect((await end(candidate, before.id)).statusCode).toBe(200);
    expect((await end(candidate, before.id)).statusCode).toBe(404);
    expect(await list(candidate)).toEqual([]);
    expect((await use(tokens.access_token, 'list_saved_jobs')).statusCode).toBe(401);
  });

  test('of a company stands in its history', async () => {
    const owner = await createEmployer(context.services);
    await connect(owner);
    const [{ id }] = await list(owner);
    await end(owner, id);
    const events = await context.database
      .selectFrom('company_events')
      .select(['kind', 'detail'])
      .where('company_id', '=', owner.companyId)
      .where('kind', 'in', ['assistant-connected', 'assistant-ended'])
      .orderBy('created_at')
      .execute();
    expect(events).toEqual([
      { kind: 'assistant-connected', detail: 'Job helper (assistant.example)' },
      { kind: 'assistant-ended', detail: 'Job helper (assistant.example)' },
    ]);
  });
});

describe('[L-29] registration', () => {
  test.each([
    ['no address', {}],
    ['an empty list', { redirect_uris: [] }],
    ['too many', { redirect_uris: Array.from({ length: 11 }, (_, at) => `https://a.example/${at}`) }],
    ['no text', { redirect_uris: [1] }],
    ['no list', { redirect_uris: 'https://a.example' }],
    ['plain http', { redirect_uris: ['http://a.example/back'] }],
    ['another scheme', { redirect_uris: ['javascript:alert(1)'] }],
    ['data', { redirect_uris: ['data:text/html,x'] }],
    ['a fragment', { redirect_uris: ['https://a.example/#'] }],
    ['a wildcard', { redirect_uris: ['https://*.example/back'] }],
    ['a password', { redirect_uris: ['https://a:b@c.example/'] }],
    ['a name that looks like the device', { redirect_uris: ['http://localhost.example/'] }],
    ['a backslash', { redirect_uris: ['https://a.example\\@b.example/'] }],
    ['a line break', { redirect_uris: ['https://a.example/\n'] }],
    ['a parameter of the answer', { redirect_uris: ['https://a.example/?code=1'] }],
    ['a long one', { redirect_uris: [`https://a.example/${'a'.repeat(500)}`] }],
  ])('%s is refused', async (_what, body) => {
    const answer = await register(body);
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_redirect_uri']);
  });

  test('refuses the board itself, and a body that is no object', async () => {
    const { host } = new URL(context.services.config.publicUrl);
    expect((await register({ redirect_uris: [`https://${host}/login`] })).statusCode).toBe(400);
    expect((await register([])).json().error).toBe('invalid_client_metadata');
    expect((await register({ redirect_uris: [redirectUri], client_name: 1 })).statusCode).toBe(400);
  });

  test('keeps a name as one line of plain text', async () => {
    const name = `  Way\u202Emark\u0000\n<b>board</b> ${'x'.repeat(200)}`;
    const answer = await register({ redirect_uris: [redirectUri], client_name: name });
    const { client_name: kept, token_endpoint_auth_method: method } = answer.json();
    expect(kept).toBe(`Way mark <b>board</b> ${'x'.repeat(38)}`);
    expect(method).toBe('none');
    const unnamed = await register({ redirect_uris: [redirectUri] });
    expect(unnamed.json().client_name).toBe('assistant.example');
  });
});
