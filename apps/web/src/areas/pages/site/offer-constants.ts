import type { Language } from '@waymark/contract/text/languages';

/** What a page says to somebody who would rather read another language: in that one, whatever its own is. */
export const languageOffers: Readonly<Record<Language, { about: string; read: string; hide: string }>> = {
  en: { about: 'This page is also in English.', read: 'Read it in English', hide: 'Hide' },
  de: { about: 'Diese Seite gibt es auch auf Deutsch.', read: 'Auf Deutsch lesen', hide: 'Ausblenden' },
  fr: { about: 'Cette page existe aussi en français.', read: 'Lire en français', hide: 'Masquer' },
  es: { about: 'Esta página también está en español.', read: 'Leer en español', hide: 'Ocultar' },
  pl: { about: 'Ta strona jest też po polsku.', read: 'Czytaj po polsku', hide: 'Ukryj' },
  ar: { about: 'هذه الصفحة متاحة بالعربية أيضًا.', read: 'القراءة بالعربية', hide: 'إخفاء' },
};
