import { postingLanguages, type PostingLanguage } from './fact-choices.ts';

/*
 * The language of a posting as it is kept: the shortest code of BCP 47, two of them with a comma between where the text
 * is in two ("de, en", as Content-Language has it), and empty where it is not known. Without schemas.
 */

/** Of a posting in two languages, both. */
const maxPostingLanguages = 2;

/** Codes that mean one of the list. */
const others: Readonly<Record<string, PostingLanguage>> = { nb: 'no', nn: 'no', fil: 'tl' };

/** "de" of "de-AT", "DE_at" or "deu"; undefined for what is no code of a language of the list. */
function readLanguageCode(text: string): PostingLanguage | undefined {
  const tag = text.trim().replaceAll('_', '-');
  if (!/^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i.test(tag)) return undefined;
  try {
    const { language } = new Intl.Locale(tag);
    return others[language] ?? postingLanguages.find(({ value }) => value === language)?.value;
  } catch {
    return undefined;
  }
}

/** The text as it is kept; empty for an empty one, undefined for one that names no language, or too many. */
export function readPostingLanguage(text: string): string | undefined {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length === 1 && parts[0] === '') return '';
  const codes = parts.map(readLanguageCode);
  if (codes.some((code) => code === undefined)) return undefined;
  const unique = [...new Set(codes)];
  return unique.length <= maxPostingLanguages ? unique.join(', ') : undefined;
}

/** The codes of a posting; none where its language is not known. */
export const languagesOf = (language: string): string[] => (language === '' ? [] : language.split(', '));

/** "German", "German and English", in the language of the page; empty where it is not known. */
export function namePostingLanguage(posting: string, page: string): string {
  const names = new Intl.DisplayNames(page, { type: 'language' });
  return new Intl.ListFormat(page).format(languagesOf(posting).map((code) => names.of(code) ?? code));
}
