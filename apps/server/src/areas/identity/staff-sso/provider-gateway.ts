import { paths } from '@waymark/contract/paths';
import type { Configuration } from 'openid-client';
import type { Config } from '../../../platform/config.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/log.ts';
import type { StaffSsoConfig } from '../../../platform/settings/sso-settings.ts';
import { attemptMinutes } from './constants.ts';

/** Values of a sign-in that are kept until the provider sends the browser back. */
export interface Attempt {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Whom the provider names; an address that it has not proven is none. */
export interface ProviderAccount {
  email: string | undefined;
}

/** Seconds for each answer of the provider. */
const answerSeconds = 10;
const scope = 'openid email';
/** By how much the clocks of the two machines may differ. */
const clockSeconds = 60;

/** The provider of the settings; its library, and what the provider says of itself, are loaded with the first sign-in. */
export class SsoProvider {
  readonly #settings: StaffSsoConfig;
  readonly #redirectUri: string;
  readonly #log: Logger;
  #discovered: Promise<Configuration> | undefined;

  constructor(settings: StaffSsoConfig, { publicUrl }: Pick<Config, 'publicUrl'>, log: Logger) {
    this.#settings = settings;
    this.#redirectUri = publicUrl + paths.staffSignIn;
    this.#log = log;
  }

  /** The address of the provider, by which sessions are known as its own. */
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
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#redirectUri,
      scope,
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(attempt.codeVerifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, attempt };
  }

  /**
   * Whom the provider has signed in, by the query it sent. Throws `unauthenticated` for an answer that does not fit the
   * attempt, and `unavailable`.
   */
  async finish(query: string, { state, nonce, codeVerifier }: Attempt): Promise<ProviderAccount> {
    const oidc = await import('openid-client');
    const configuration = await this.#configuration();
    const address = new URL(this.#redirectUri);
    address.search = query;
    try {
      const tokens = await oidc.authorizationCodeGrant(configuration, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!isIssuedNow(claims?.iat)) throw new Error('The ID token was not issued just now.');
      // Some providers tell the address in the token, others when they are asked with it.
      const told =
        claims?.['email'] === undefined && claims?.sub !== undefined
          ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : claims;
      const email = told?.['email_verified'] === true ? told['email'] : undefined;
      return { email: typeof email === 'string' ? email.toLowerCase() : undefined };
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
    this.#log.warn({ err: error }, 'a sign-in of staff by the provider was refused');
    return new AppError(
      'unauthenticated',
      `You were not signed in with ${this.#settings.name}. Start again.`,
      {},
      { cause: error },
    );
  }

  #away(error: unknown): AppError {
    this.#log.error({ err: error }, 'the provider with which staff sign in does not answer');
    const message = `The sign-in with ${this.#settings.name} does not answer at the moment. Please try again in a few minutes.`;
    return new AppError('unavailable', message, { retryAfterSeconds: 60 }, { cause: error });
  }
}

/** A token is issued within the sign-in that asks for it: neither before it nor after now. */
function isIssuedNow(issuedAt: number | undefined, now = Date.now() / 1000): boolean {
  if (issuedAt === undefined) return false;
  return issuedAt > now - attemptMinutes * 60 - clockSeconds && issuedAt < now + clockSeconds;
}
