import type { SignInProvider } from '@waymark/contract/identity/choices';
import type { ProviderOffer } from '@waymark/contract/identity/provider-sign-in';
import { localPath, withoutPrefix } from '@waymark/contract/language-prefix';
import { paths, planParameter } from '@waymark/contract/paths';
import type { Language } from '@waymark/contract/text/languages';
import { board, hasFeature } from '../../../lib/board.ts';
import { callApi } from '../../../lib/api-client.ts';
import { requireStorage } from '../../../lib/browser-storage.ts';
import { documentLanguage } from '../../../lib/languages/document-language.ts';
import { isOwnPath } from '../../../lib/return-path.ts';
import { readDraft, removeDraft, storeDraft } from '../../../lib/drafts/session-draft.ts';

/** Who signs in members on this board. */
export const offeredProviders = (): readonly SignInProvider[] =>
  hasFeature('providerSignIn') ? board.signInProviders : [];

/** Where a person is who goes to a provider, and what they want there. */
interface Leaving {
  purpose: 'sign-in' | 'link';
  /** Where to go on afterwards. */
  next: string | undefined;
}

/** Kept by this tab while its person is at the provider. */
interface Begun extends Leaving {
  /** Proves that this browser began the sign-in. */
  token: string;
  /** The plan that was chosen for a company. */
  plan: string | undefined;
  /** What a new account would be. */
  role: 'candidate' | 'employer';
  /** Of the page that was left. */
  language: Language;
}

const begunKey = 'provider-sign-in';
const offerKey = 'provider-offer';

/** Goes to the provider. Throws why that is not possible. */
export async function leaveForProvider(provider: SignInProvider, { purpose, next }: Leaving): Promise<void> {
  requireStorage();
  const { data } = await callApi('POST /login/provider/options', { body: { provider, purpose } });
  const { search } = location;
  const language = documentLanguage();
  const pathname = withoutPrefix(location.pathname);
  const plan = new URLSearchParams(search).get(planParameter) ?? undefined;
  const role = pathname === paths.employerRegister || plan !== undefined ? 'employer' : 'candidate';
  removeDraft(offerKey);
  storeDraft(begunKey, { token: data.token, purpose, next, plan, role, language } satisfies Begun);
  location.assign(data.url);
}

/**
 * The page that takes the provider's answer in the language in which the sign-in was begun, where this is another:
 * providers lead everybody back to one address.
 */
export function findBegunPage(search: string): string | undefined {
  const begun = readDraft(begunKey) as Partial<Begun> | null;
  const language = board.languages.offered.find((one) => one === begun?.language);
  if (language === undefined || language === documentLanguage()) return undefined;
  return localPath(paths.providerSignIn + search, language);
}

/** What this tab has begun, once: an answer of the provider counts once too. */
export function takeBegun(): Omit<Begun, 'language'> | undefined {
  const begun = readDraft(begunKey) as Partial<Begun> | null;
  removeDraft(begunKey);
  if (typeof begun?.token !== 'string') return undefined;
  return {
    token: begun.token,
    purpose: begun.purpose === 'link' ? 'link' : 'sign-in',
    next: isOwnPath(begun.next) ? begun.next : undefined,
    plan: typeof begun.plan === 'string' ? begun.plan : undefined,
    role: begun.role === 'employer' ? 'employer' : 'candidate',
  };
}

/** Whom the provider has named, kept by this tab until they have an account. */
export interface KeptOffer extends ProviderOffer, Pick<Begun, 'plan' | 'role'> {
  /** Where to go on afterwards. */
  onward: string | undefined;
}

export function keepOffer(offer: ProviderOffer, { next, plan, role }: Omit<Begun, 'language'>): void {
  storeDraft(offerKey, { ...offer, plan, role, onward: next } satisfies KeptOffer);
}

export function readOffer(): KeptOffer | null {
  const offer = readDraft(offerKey) as KeptOffer | null;
  return typeof offer?.ticket === 'string' ? offer : null;
}

export const removeOffer = () => removeDraft(offerKey);
