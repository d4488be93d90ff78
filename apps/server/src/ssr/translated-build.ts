import type { Language } from '@waymark/contract/text/languages';
import type { ServerBuild } from 'react-router';

/** The files of the script that languages have for themselves, each in its folder (`tooling/languages/translate-scripts.ts`). */
export type ScriptLanguages = Partial<Record<Language, { folder: string; files: readonly string[] }>>;

/** The address of a file of the script in a language. */
export function scriptIn(file: string, language: Language, scripts: ScriptLanguages): string {
  const own = scripts[language];
  const name = file.slice('/assets/'.length);
  return own?.files.includes(name) ? `/assets/${own.folder}/${name}` : file;
}

/** The build as pages of a language have it, with the script in its words. */
export function translateBuild(
  build: ServerBuild,
  language: Language,
  scripts: ScriptLanguages,
): ServerBuild {
  const files = new Set(scripts[language]?.files.map((name) => `/assets/${name}`));
  const moved = (_key: string, value: unknown): unknown =>
    typeof value === 'string' && files.has(value) ? scriptIn(value, language, scripts) : value;
  // oxlint-disable-next-line no-restricted-properties -- what the build has written
  return { ...build, assets: JSON.parse(JSON.stringify(build.assets, moved)) as ServerBuild['assets'] };
}
