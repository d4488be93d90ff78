import { readdirSync, readFileSync } from 'node:fs';
import { sourceLanguage, type Language } from '@waymark/contract/text/languages';
import { createSay, type Catalog, type Say } from '@waymark/contract/text/say';
import { dataFile } from '../data-files.ts';

/** What was read of files that never change while a process runs. */
const kept = new Map<Language, Say>();

/** Writes messages in a language. Its catalog is read when the first one is asked for. */
export function sayIn(language: Language): Say {
  let say = kept.get(language);
  if (!say) {
    say = createSay(language, language === sourceLanguage ? undefined : readCatalog(language));
    kept.set(language, say);
  }
  return say;
}

/** The translations of a language, of all files of its folder below `data/languages`. */
export function readCatalog(language: Language): Catalog {
  const folder = dataFile(`languages/${language}/`);
  const catalog = new Map<string, string>();
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
    const messages = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, string>;
    for (const [source, text] of Object.entries(messages)) catalog.set(source, text);
  }
  return catalog;
}
