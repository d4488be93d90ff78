import { unprefixedLanguage } from '@waymark/contract/language-prefix';
import type { Language } from '@waymark/contract/text/languages';

/** The language of the document, which never changes under a script: for what runs outside of components in the browser. */
export const documentLanguage = (): Language => {
  // As the server has written it.
  const lang = globalThis.document?.documentElement?.lang;
  return (lang || unprefixedLanguage) as Language;
};
