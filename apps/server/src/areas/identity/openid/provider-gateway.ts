import { msg } from '@waymark/contract/text/message';
import type { Configuration } from 'openid-client';
import { AppError } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Told } from './rules.ts';

/** A client that is registered at a provider (OpenID Connect). */
interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** As people call it. */
  name: string;
}

/** How the board uses it. */
interface Flow {
  /** Where the provider sends the browser back to. */
  redirectUri: string;
  scope: string;
  /** How long a sign-in may take. */
  minutes: number;
  /** For a provider that repeats no nonce and refuses PKCE: only state and secret tie its answers to the sign-in. */
  hasOnlyState?: boolean;
}

/** Values of a sign-in that are kept until the provider sends the browser back. */
export interface Attempt {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Whom the provider names. */
export interface ProviderPerson {
  /** The address of the provider, as the token says it: of the tenant where it has several. */
  issuer: string;
  /** What the provider calls the person; it stays when their address changes. */
  subject: string;
  told: Told;
}

/** Seconds for each answer of the provider. */
const answerSeconds = 10;
/** By how much the clocks of the two machines may differ. */
const clockSeconds = 60;

/** A provider; its library, and what the provider says of itself, are loaded with the first sign-in. */
export class OpenIdProvider {
  readonly #settings: ProviderSettings;
  readonly #flow: Flow;
  readonly #log: Logger;
  #discovered: Promise<Configuration> | undefined;

  constructor(settings: ProviderSettings, flow: Flow, log: Logger) {
    this.#settings = settings;
    this.#flow = flow;
    this.#log = log;
  }

  /** The address of the provider in the settings. */
  get issuer(): string {
    return this.#settings.issuer;
  }

  /** Begins a sign-in: where the browser goes, and what its answer is compared with. Throws `unavailable`. */
  async begin(): Promise<{ url: string; attempt: Attempt }> {
    const oidc = await import('openid-client');
    const configuration = await this.#configuration();
    const attempt = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    };
    const { redirectUri, scope, hasOnlyState } = this.#flow;
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope,
      state: attempt.state,
      ...(!hasOnlyState && {
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
      }),
    });
    return { url: url.href, attempt };
  }

  /**
   * Whom the provider has signed in, by the query it sent. Throws `unauthenticated` for an answer that does not fit the
   * attempt, and `unavailable`.
   */
  async finish(query: string, { state, nonce, codeVerifier }: Attempt): Promise<ProviderPerson> {
    const oidc = await import('openid-client');
    const configuration = await this.#configuration();
    const address = new URL(this.#flow.redirectUri);
    address.search = query;
    try {
      const tokens = await oidc.authorizationCodeGrant(configuration, address, {
        expectedState: state,
        idTokenExpected: true,
        ...(!this.#flow.hasOnlyState && { expectedNonce: nonce, pkceCodeVerifier: codeVerifier }),
      });
      const claims = tokens.claims();
      if (!claims || !isIssuedNow(claims.iat, this.#flow.minutes)) {
        throw new Error('The ID token was not issued just now.');
      }
      const { iss: issuer, sub: subject } = claims;
      // Some providers tell the address in the token, others when they are asked with it.
      const asked =
        claims['email'] === undefined
          ? await oidc.fetchUserInfo(configuration, tokens.access_token, subject)
          : {};
      return { issuer, subject, told: { ...asked, ...claims } };
    } catch (error) {
      throw this.#refusal(error);
    }
  }

  async #configuration(): Promise<Configuration> {
    this.#discovered ??= this.#discover();
    try {
      return await this.#discovered;
    } catch (error) {
      // The next sign-in asks again.
      this.#discovered = undefined;
      throw this.#away(error);
    }
  }

  async #discover(): Promise<Configuration> {
    const oidc = await import('openid-client');
    const { issuer, clientId, clientSecret } = this.#settings;
    const server = new URL(issuer);
    return oidc.discovery(server, clientId, clientSecret, undefined, {
      timeout: answerSeconds,
      execute: [
        // The library checks issuer, audience, expiry and nonce; the signature only where it is asked to.
        oidc.enableNonRepudiationChecks,
        // The settings let it be this machine alone.
        ...(server.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      ],
    });
  }

  #refusal(error: unknown): AppError {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // No answer, or none in time, is not the fault of the person.
    if (error instanceof TypeError || code === 'OAUTH_TIMEOUT') return this.#away(error);
    this.#log.warn({ err: error }, 'a sign-in by a provider was refused');
    return new AppError(
      'unauthenticated',
      msg`You were not signed in with ${this.#settings.name}. Start again.`,
      {},
      { cause: error },
    );
  }

  #away(error: unknown): AppError {
    this.#log.error({ err: error }, 'a provider that signs people in does not answer');
    const message = msg`The sign-in with ${this.#settings.name} does not answer at the moment. Please try again in a few minutes.`;
    return new AppError('unavailable', message, { retryAfterSeconds: 60 }, { cause: error });
  }
}

/** A token is issued within the sign-in that asks for it: neither before it nor after now. */
function isIssuedNow(issuedAt: number | undefined, minutes: number, now = Date.now() / 1000): boolean {
  if (issuedAt === undefined) return false;
  return issuedAt > now - minutes * 60 - clockSeconds && issuedAt < now + clockSeconds;
}
