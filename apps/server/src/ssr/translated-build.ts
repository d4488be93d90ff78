import { sourceLanguage, type Language } from '@waymark/contract/text/languages';
import { prefixOf } from '@waymark/contract/language-prefix';
import type { ServerBuild } from 'react-router';

/**
 * The files of the script that languages have for themselves, each in its folder of `assets`
 * (`tooling/languages/translate-scripts.ts`). Those that say nothing are there once.
 */
export type ScriptLanguages = Partial<Record<Language, { folder: string; files: readonly string[] }>>;

/** The address of a file of the script in a language. */
export function scriptIn(file: string, language: Language, scripts: ScriptLanguages): string {
  const own = scripts[language];
  const name = file.slice('/assets/'.length);
  return own?.files.includes(name) ? `/assets/${own.folder}/${name}` : file;
}

/** The same build in the words of a language, whose pages the router serves under its prefix, here and in the browser. */
export function inLanguage(build: ServerBuild, language: Language, scripts: ScriptLanguages): ServerBuild {
  if (language === sourceLanguage) return build;
  const files = new Set(scripts[language]?.files.map((name) => `/assets/${name}`));
  const moved = (_key: string, value: unknown): unknown =>
    typeof value === 'string' && files.has(value) ? scriptIn(value, language, scripts) : value;
  // oxlint-disable-next-line no-restricted-properties -- what the build has written
  const assets = JSON.parse(JSON.stringify(build.assets, moved)) as ServerBuild['assets'];
  return { ...build, assets, basename: prefixOf(language) };
}
