import { providerLabels, type SignInProvider } from '@waymark/contract/identity/choices';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { board } from '../../../platform/board/board.ts';
import type { Config } from '../../../platform/config.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/log.ts';
import { OpenIdProvider } from '../openid/provider-gateway.ts';
import { attemptMinutes } from './constants.ts';

/** The providers that the server is set up for. */
export class SignInProviders {
  readonly #providers: ReadonlyMap<SignInProvider, OpenIdProvider>;

  constructor({ signInProviders, publicUrl }: Pick<Config, 'signInProviders' | 'publicUrl'>, log: Logger) {
    const redirectUri = publicUrl + paths.providerSignIn;
    this.#providers = new Map(
      signInProviders.map(({ key, ...settings }) => [
        key,
        new OpenIdProvider(
          { ...settings, name: providerLabels[key] },
          {
            redirectUri,
            scope: 'openid profile email',
            minutes: attemptMinutes,
            // https://github.com/linkedin-developers/linkedin-api-js-client/issues/34
            hasOnlyState: key === 'linkedin',
          },
          log,
        ),
      ]),
    );
  }

  /** Throws `not_found` for one that the server is not set up for. */
  get(key: SignInProvider): OpenIdProvider {
    const provider = this.#providers.get(key);
    if (provider) return provider;
    throw new AppError('not_found', msg`Signing in with ${providerLabels[key]} is not offered here.`);
  }

  /** The keys of those that sign in here; none where the board has them switched off. */
  get keys(): SignInProvider[] {
    return board.has('providerSignIn') ? [...this.#providers.keys()] : [];
  }
}
