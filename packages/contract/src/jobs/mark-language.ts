/* For every card: without the list of languages. */

/** The one code of a text in one language. */
export function onlyLanguageOf(language: string): string | undefined {
  return language === '' || language.includes(',') ? undefined : language;
}

/** Attributes of an element. */
export interface TextMark {
  lang?: string;
  dir?: 'ltr' | 'rtl' | 'auto';
}

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/**
 * How a text of a posting is marked on a page in a language: not at all where both are in one, since the page says it
 * already; by its language and direction where that is known; else the letters say the direction.
 */
export function markLanguage(posting: string, page: string): TextMark {
  const only = onlyLanguageOf(posting);
  if (only === undefined) return { dir: 'auto' };
  return only === page ? {} : { lang: only, dir: rightToLeft.has(only) ? 'rtl' : 'ltr' };
}

/** The same in HTML that is written: ` lang="de" dir="ltr"`. Codes have no sign that would need more. */
export function writeMark(posting: string, page: string): string {
  return Object.entries(markLanguage(posting, page))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
