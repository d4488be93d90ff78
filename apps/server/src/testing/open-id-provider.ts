import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { pino } from 'pino';
import { afterAll, beforeAll, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import type { SignInProviderConfig } from '../platform/settings/sign-in-settings.ts';
import { createSignInCalls } from './account-calls.ts';
import type { TestApp } from './test-app.ts';

export const client = { clientId: 'board', clientSecret: 'secret-of-the-board' };

/** Whom the provider of the tests signs in next, and what it says of them. */
interface ProviderPerson {
  sub: string;
  email: string;
  email_verified: boolean;
  xms_edov?: boolean;
  given_name?: string;
  family_name?: string;
}

interface TestProvider {
  issuer: string;
  person: ProviderPerson;
  /** Goes through its pages as a browser does; gives the query with which it sends one back. */
  pass: (url: string) => Promise<string>;
}

/** A real provider (OpenID Connect) for one test file, which sends browsers back to a page of the board. */
export function useOpenIdProvider(context: TestApp, page: string): TestProvider {
  const used: TestProvider = {
    issuer: '',
    person: { sub: 'ada', email: 'ada@jobs.example', email_verified: true },
    pass: (url) => passProvider(url, context.services.config.publicUrl, used.person.sub),
  };
  let server: Server;
  beforeAll(async () => {
    // It says of each default that a real provider would set its own.
    for (const method of ['info', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
    server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    used.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const provider = new Provider(used.issuer, {
      clients: [
        {
          client_id: client.clientId,
          client_secret: client.clientSecret,
          redirect_uris: [context.services.config.publicUrl + page],
        },
      ],
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified', 'xms_edov'],
        profile: ['given_name', 'family_name'],
      },
      findAccount: (_context, id) => ({ accountId: id, claims: () => ({ ...used.person, sub: id }) }),
      pkce: { required: () => true },
    });
    const answer = provider.callback();
    server.on('request', (request, response) => void answer(request, response));
  });
  afterAll(() => {
    server.close();
    vi.restoreAllMocks();
  });
  return used;
}

async function passProvider(url: string, publicUrl: string, login: string): Promise<string> {
  const jar = new Map<string, string>();
  const ask = async (address: string, form?: Record<string, string>) => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return response;
  };
  let address = url;
  for (let steps = 0; steps < 12; steps++) {
    const response = await ask(address);
    const next = response.headers.get('location');
    if (next === null) {
      const page = await response.text();
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
      const form = prompt === 'login' ? { prompt, login, password: 'any' } : { prompt };
      const moved = await ask(address, form);
      address = new URL(moved.headers.get('location') ?? '', address).href;
      continue;
    }
    address = new URL(next, address).href;
    if (address.startsWith(publicUrl)) return new URL(address).search;
  }
  throw new Error('The provider did not come to an end.');
}

/** Calls of a board on which the provider signs in members, as Google and as Microsoft. */
export function createMemberProviderCalls(context: TestApp, provider: TestProvider) {
  let opened: ReturnType<typeof open> | undefined;
  afterAll(async () => (await opened)?.app.close());

  async function open(given?: SignInProviderConfig[]) {
    const { issuer } = provider;
    const signInProviders = given ?? [
      { key: 'google' as const, issuer, ...client },
      { key: 'microsoft' as const, issuer, ...client },
    ];
    const services = { ...context.services, config: { ...context.services.config, signInProviders } };
    const { app } = await buildApp(services, pino({ level: 'silent' }));
    const calls = createSignInCalls({ ...context, app, services });
    const begin = async (key = 'google', purpose = 'sign-in') => {
      const answer = await calls.post('/login/provider/options', { provider: key, purpose });
      return answer.json<{ data: { token: string; url: string } }>().data;
    };
    return {
      ...calls,
      app,
      services,
      begin,
      /** Through the provider and back. */
      async come(key = 'google', purpose = 'sign-in') {
        const { token, url } = await begin(key, purpose);
        return calls.post('/login/provider', { token, query: await provider.pass(url) });
      },
    };
  }

  return {
    board: () => (opened ??= open()),
    boardWith: open,
    /** A person whom no test has met before. */
    newPerson(fields: Partial<ProviderPerson> = {}): ProviderPerson {
      const sub = crypto.randomUUID();
      provider.person = {
        sub,
        email: `${sub}@jobs.example`,
        email_verified: true,
        given_name: 'Ada',
        family_name: 'Lovelace',
        ...fields,
      };
      return provider.person;
    },
  };
}
