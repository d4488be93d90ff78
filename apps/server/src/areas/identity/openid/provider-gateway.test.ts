import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { OpenIdProvider, type Attempt } from './provider-gateway.ts';
import { provenEmailOf } from './rules.ts';

/*
 * A provider that answers with the token that a test gives it: a real one gives no wrong ones.
 */
const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
const settings = { clientId: 'board', clientSecret: 'secret-of-the-board', name: 'Example' };
const flow = { redirectUri: 'https://jobs.example/staff-sign-in', scope: 'openid email', minutes: 15 };

let server: Server;
let issuer: string;
let idToken = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        // As badly configured as a provider may be.
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      },
      '/jwks': {
        keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }],
      },
      '/token': { access_token: 'any', token_type: 'Bearer', id_token: idToken },
    };
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);

function signed(claims: object, key: KeyObject = own.privateKey, header: object = {}): string {
  const body = `${encode({ alg: 'RS256', kid: 'one', ...header })}.${encode(claims)}`;
  return `${body}.${createSign('sha256').update(body).sign(key).toString('base64url')}`;
}

const claimsOf = ({ nonce }: Attempt) => ({
  iss: issuer,
  aud: 'board',
  sub: 'ada',
  nonce,
  iat: now(),
  exp: now() + 300,
  email: 'Ada@jobs.example',
  email_verified: true,
});
type Claims = Partial<ReturnType<typeof claimsOf>>;

/** Signs in with the token that is made of the attempt. */
async function signIn(make: (attempt: Attempt) => string) {
  const provider = new OpenIdProvider({ ...settings, issuer }, flow, pino({ level: 'silent' }));
  const { attempt } = await provider.begin();
  idToken = make(attempt);
  return provider.finish(`?code=a-code&state=${attempt.state}`, attempt);
}

const refusal = { code: 'unauthenticated', message: 'You were not signed in with Example. Start again.' };

describe('[L-32] the ID token of the provider', () => {
  test('a token that is signed, of now, and for this sign-in names its person', async () => {
    const person = await signIn((attempt) => signed(claimsOf(attempt)));
    expect(person).toMatchObject({ issuer, subject: 'ada' });
    expect(provenEmailOf(person.told)).toBe('ada@jobs.example');
  });

  const tampered: [string, (claims: ReturnType<typeof claimsOf>) => string][] = [
    ['by a key that is not the provider’s', (claims) => signed(claims, foreign.privateKey)],
    ['by a key that the provider does not name', (claims) => signed(claims, own.privateKey, { kid: 'two' })],
    ['without a signature', (claims) => signed(claims).replace(/[^.]+$/, '')],
    ['with the algorithm none', (claims) => `${encode({ alg: 'none' })}.${encode(claims)}.`],
    ['with the algorithm HS256', (claims) => signed(claims, own.privateKey, { alg: 'HS256' })],
    [
      'with other claims than were signed',
      (claims) => {
        const [head, , signature] = signed(claims).split('.');
        return `${head}.${encode({ ...claims, email: 'admin@jobs.example' })}.${signature}`;
      },
    ],
  ];
  test.each(tampered)('signed %s is refused', async (_how, make) => {
    await expect(signIn((attempt) => make(claimsOf(attempt)))).rejects.toMatchObject(refusal);
  });

  const wrong: [string, () => { [claim in keyof Claims]: Claims[claim] | undefined }][] = [
    ['of another issuer', () => ({ iss: 'https://other.example' })],
    ['for another client', () => ({ aud: 'other' })],
    ['for another sign-in', () => ({ nonce: 'another' })],
    ['without a nonce', () => ({ nonce: undefined })],
    ['that has expired', () => ({ exp: now() - 60 })],
    ['without an end', () => ({ exp: undefined })],
    ['that is issued in an hour', () => ({ iat: now() + 3600, exp: now() + 7200 })],
    ['that was issued before the sign-in began', () => ({ iat: now() - 3600 })],
    ['without the moment it was issued', () => ({ iat: undefined })],
    ['of nobody', () => ({ sub: undefined })],
  ];
  test.each(wrong)('one %s is refused', async (_what, claims) => {
    await expect(signIn((attempt) => signed({ ...claimsOf(attempt), ...claims() }))).rejects.toMatchObject(
      refusal,
    );
  });
});

describe('[L-31] a provider that repeats no nonce and refuses PKCE, as LinkedIn does', () => {
  const stateOnly = { ...flow, hasOnlyState: true };

  async function signInByState(claims: (attempt: Attempt) => object, state?: string) {
    const provider = new OpenIdProvider({ ...settings, issuer }, stateOnly, pino({ level: 'silent' }));
    const { url, attempt } = await provider.begin();
    idToken = signed(claims(attempt));
    const query = `?code=a-code&state=${state ?? attempt.state}`;
    return { url: new URL(url), person: await provider.finish(query, attempt) };
  }
  const withoutNonce = (attempt: Attempt) => ({ ...claimsOf(attempt), nonce: undefined });

  test('is asked for neither, and its answer is bound by the state', async () => {
    const { url, person } = await signInByState(withoutNonce);
    expect([...url.searchParams.keys()].toSorted()).toEqual(
      ['client_id', 'redirect_uri', 'response_type', 'scope', 'state'].toSorted(),
    );
    expect(person).toMatchObject({ issuer, subject: 'ada' });
    await expect(signInByState(withoutNonce, 'another')).rejects.toMatchObject(refusal);
    await expect(
      signInByState((attempt) => ({ ...withoutNonce(attempt), iat: now() - 3600 })),
    ).rejects.toMatchObject(refusal);
  });
});

describe('[L-31] Microsoft, whose one address signs in the people of every tenant', () => {
  const authority = 'https://login.microsoftonline.com';
  const tenant = '6babcaad-604b-40ac-a9d7-9fd97c0b779f';

  /** What the addresses of Microsoft answer, as far as the tests need it. */
  function answerAsMicrosoft(discovered: string) {
    const pages: Record<string, () => object> = {
      '/common/v2.0/.well-known/openid-configuration': () => ({
        issuer: discovered,
        authorization_endpoint: `${authority}/common/oauth2/v2.0/authorize`,
        token_endpoint: `${authority}/common/oauth2/v2.0/token`,
        jwks_uri: `${authority}/common/discovery/v2.0/keys`,
      }),
      '/common/discovery/v2.0/keys': () => ({
        keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }],
      }),
      '/common/oauth2/v2.0/token': () => ({ access_token: 'any', token_type: 'Bearer', id_token: idToken }),
    };
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
      const answer = pages[new URL(address instanceof Request ? address.url : address).pathname];
      return Response.json(answer?.() ?? {}, { status: answer ? 200 : 404 });
    });
  }
  afterEach(() => vi.restoreAllMocks());

  async function signInWith(claims: object) {
    const given = { ...settings, issuer: `${authority}/common/v2.0` };
    const provider = new OpenIdProvider(given, flow, pino({ level: 'silent' }));
    const { attempt } = await provider.begin();
    idToken = signed({ ...claimsOf(attempt), ...claims });
    return provider.finish(`?code=a-code&state=${attempt.state}`, attempt);
  }

  test('names the tenant as the issuer, which has to be the one that the token is of', async () => {
    answerAsMicrosoft(`${authority}/{tenantid}/v2.0`);
    const iss = `${authority}/${tenant}/v2.0`;
    expect(await signInWith({ iss, tid: tenant })).toMatchObject({ issuer: iss, subject: 'ada' });
    const other = '9188040d-6c67-4c5b-b112-36a304b66dad';
    await expect(signInWith({ iss, tid: other })).rejects.toMatchObject(refusal);
    await expect(signInWith({ iss: 'https://evil.example', tid: tenant })).rejects.toMatchObject(refusal);
  });
});
