import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createAssistantCalls, redirectUri, type TestTokens } from '../../../testing/assistant-factories.ts';
import { createCandidate, createEmployer, suspend } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { otherWaysInEnded } from '../../identity/accounts/pending-commands.ts';

const context = useTestApp();
const { verifier, registered, requestOf, codeFor, exchange, refresh, connect, use, post } =
  createAssistantCalls(context);
const publicUrl = () => context.services.config.publicUrl;
const opens = async (token: string, url = '/mcp') =>
  (await use(token, 'list_saved_jobs', {}, url)).statusCode === 200;
const errorOf = (answer: { json: () => { error?: string } }) => answer.json().error;

async function begun() {
  const candidate = await createCandidate(context.services);
  const clientId = await registered();
  return { candidate, clientId, code: await codeFor(candidate, requestOf(clientId)) };
}

describe('[L-29] a code', () => {
  test('gives short tokens that open the tools', async () => {
    const { clientId, code } = await begun();
    const answer = await exchange(clientId, code);
    const tokens = answer.json<TestTokens>();
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 900 });
    expect(tokens.scope).toBe('applications:read saved-jobs:read');
    expect(await opens(tokens.access_token)).toBe(true);
    const { rows } = await sql`select * from oauth_tokens where token_hash like '%wk_mcp%'`.execute(
      context.database,
    );
    expect(rows).toEqual([]);
  });

  test.each<[string, (other: string) => [string | undefined, Record<string, string>]]>([
    ['another verifier', () => [undefined, { code_verifier: 'b'.repeat(43) }]],
    ['the challenge as verifier', () => [undefined, { code_verifier: '' }]],
    ['another redirect', () => [undefined, { redirect_uri: 'https://thief.example/' }]],
    ['no redirect', () => [undefined, { redirect_uri: '' }]],
    ['another client', (other) => [other, {}]],
    ['another resource', () => [undefined, { resource: 'https://other.example/mcp' }]],
    ['another address of the board', () => [undefined, { resource: `${publicUrl()}/mcp/account` }]],
  ])('with %s opens nothing, and nothing after it', async (_what, change) => {
    const { clientId, code } = await begun();
    const [client, changes] = change(await registered());
    expect(errorOf(await exchange(client ?? clientId, code, changes))).toBe('invalid_grant');
    expect(errorOf(await exchange(clientId, code))).toBe('invalid_grant');
  });

  test('that comes twice ends what came of it', async () => {
    const { clientId, code } = await begun();
    const { access_token: access, refresh_token: token } = (
      await exchange(clientId, code)
    ).json<TestTokens>();
    expect(errorOf(await exchange(clientId, code))).toBe('invalid_grant');
    expect(await opens(access)).toBe(false);
    expect(errorOf(await refresh(clientId, token))).toBe('invalid_grant');
  });

  test('that comes twice at once gives tokens to nobody for long', async () => {
    const { clientId, code } = await begun();
    const both = await Promise.all([exchange(clientId, code), exchange(clientId, code)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    const tokens = both.find(({ statusCode }) => statusCode === 200)?.json<TestTokens>();
    expect(await opens(tokens?.access_token ?? '')).toBe(false);
  });

  test('is dead after a minute, and where the account was recovered or suspended before', async () => {
    const late = await begun();
    await sql`update oauth_grants set expires_at = now() where user_id = ${late.candidate.id}`.execute(
      context.database,
    );
    expect(errorOf(await exchange(late.clientId, late.code))).toBe('invalid_grant');
    const recovered = await begun();
    await context.database
      .transaction()
      .execute((transaction) => otherWaysInEnded.run(transaction, recovered.candidate.id));
    expect(errorOf(await exchange(recovered.clientId, recovered.code))).toBe('invalid_grant');
    const suspended = await begun();
    await suspend(context.database, suspended.candidate.id);
    expect(errorOf(await exchange(suspended.clientId, suspended.code))).toBe('invalid_grant');
  });

  test('is asked for in the form of the protocol', async () => {
    const { clientId, code } = await begun();
    const json = await context.app.inject({ method: 'POST', url: '/oauth/token', payload: { code } });
    expect([json.statusCode, errorOf(json)]).toEqual([400, 'invalid_request']);
    expect(errorOf(await exchange(clientId, code, { grant_type: 'password' }))).toBe(
      'unsupported_grant_type',
    );
    const twice = await context.app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `grant_type=authorization_code&code=${code}&code=${code}&client_id=${clientId}`,
    });
    expect(errorOf(twice)).toBe('invalid_request');
    const right = { redirect_uri: redirectUri, code_verifier: verifier };
    expect((await exchange(clientId, code, right)).statusCode).toBe(200);
  });
});

describe('[L-29] a refresh token', () => {
  test('is replaced at each use, and ends the connection at a second one', async () => {
    const { clientId, tokens } = await connect(await createCandidate(context.services));
    const next = (await refresh(clientId, tokens.refresh_token)).json<TestTokens>();
    expect(await opens(next.access_token)).toBe(true);
    const last = (await refresh(clientId, next.refresh_token)).json<TestTokens>();
    expect(errorOf(await refresh(clientId, tokens.refresh_token))).toBe('invalid_grant');
    expect(await opens(last.access_token)).toBe(false);
    expect(errorOf(await refresh(clientId, last.refresh_token))).toBe('invalid_grant');
  });

  test('of two at once works for one, and the connection ends', async () => {
    const { clientId, tokens } = await connect(await createCandidate(context.services));
    const both = await Promise.all([1, 2].map(() => refresh(clientId, tokens.refresh_token)));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    const given = both.find(({ statusCode }) => statusCode === 200)?.json<TestTokens>();
    expect(await opens(given?.access_token ?? '')).toBe(false);
  });

  test('is for its own client and resource, gives no more scopes, and opens no tool itself', async () => {
    const { clientId, tokens } = await connect(await createCandidate(context.services));
    const token = tokens.refresh_token;
    expect(errorOf(await refresh(await registered(), token))).toBe('invalid_grant');
    expect(errorOf(await refresh(clientId, token, { resource: 'https://other.example' }))).toBe(
      'invalid_target',
    );
    expect(await opens(token)).toBe(false);
    const next = (await refresh(clientId, token, { scope: 'drafts:write' })).json<TestTokens>();
    expect(next.scope).toBe('applications:read saved-jobs:read');
    expect(errorOf(await refresh(clientId, next.access_token))).toBe('invalid_grant');
  });
});

describe('[L-29] a connection ends', () => {
  test('when its assistant gives up either token, and not for another client', async () => {
    for (const kind of ['access_token', 'refresh_token'] as const) {
      const { clientId, tokens } = await connect(await createCandidate(context.services));
      const token = tokens[kind];
      await post('/oauth/revoke', { token, client_id: await registered() });
      expect(await opens(tokens.access_token)).toBe(true);
      expect((await post('/oauth/revoke', { token, client_id: clientId })).statusCode).toBe(200);
      expect(await opens(tokens.access_token)).toBe(false);
      expect(errorOf(await refresh(clientId, tokens.refresh_token))).toBe('invalid_grant');
    }
    expect((await post('/oauth/revoke', { token: 'unknown', client_id: '' })).statusCode).toBe(200);
  });

  test('with a suspension, and does not come back with its end', async () => {
    const candidate = await createCandidate(context.services);
    const { clientId, tokens } = await connect(candidate);
    await suspend(context.database, candidate.id);
    expect(await opens(tokens.access_token)).toBe(false);
    await sql`update users set suspended_at = null where id = ${candidate.id}`.execute(context.database);
    expect(await opens(tokens.access_token)).toBe(false);
    expect(errorOf(await refresh(clientId, tokens.refresh_token))).toBe('invalid_grant');
  });

  test('with the role of an owner, with the membership, and with the account', async () => {
    const owner = await createEmployer(context.services);
    const reads = async (token: string) => (await use(token, 'list_postings')).statusCode;
    const demoted = await connect(owner);
    expect(await reads(demoted.tokens.access_token)).toBe(200);
    const members = { company_id: owner.companyId, user_id: owner.id };
    const setRole = (role: string) =>
      sql`update company_members set member_role = ${role} where user_id = ${owner.id}`.execute(
        context.database,
      );
    await setRole('recruiter');
    await setRole('owner');
    expect(await reads(demoted.tokens.access_token)).toBe(401);
    const removed = await connect(owner);
    await sql`delete from company_members where user_id = ${members.user_id}`.execute(context.database);
    expect(await reads(removed.tokens.access_token)).toBe(401);
    const candidate = await createCandidate(context.services);
    const { tokens } = await connect(candidate);
    await sql`delete from users where id = ${candidate.id}`.execute(context.database);
    expect(await opens(tokens.access_token)).toBe(false);
  });

  test('for calls while its company is suspended', async () => {
    const owner = await createEmployer(context.services);
    const { tokens } = await connect(owner);
    await sql`update companies set held_reason = 'suspended' where id = ${owner.companyId}`.execute(
      context.database,
    );
    expect((await use(tokens.access_token, 'list_postings')).statusCode).toBe(403);
  });
});
