import { postingLanguages } from '@waymark/contract/jobs/fact-choices';
import { readPostingLanguage } from '@waymark/contract/jobs/posting-language';

/** Made with the first name that is read: it takes a formatter for each language. */
let codesByName: ReadonlyMap<string, string> | undefined;

/** The language that a source states by its code or its name, in English or in itself; undefined for any other text. */
export function readStatedLanguage(text: string): string | undefined {
  const code = readPostingLanguage(text);
  if (code !== undefined) return code === '' ? undefined : code;
  codesByName ??= new Map(postingLanguages.flatMap(({ value, label }) => namesOf(value, label)));
  return codesByName.get(text.trim().toLowerCase());
}

function namesOf(code: string, label: string): [string, string][] {
  const own = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code);
  return [label, own].flatMap((name) => (name ? [[name.toLowerCase(), code]] : []));
}
