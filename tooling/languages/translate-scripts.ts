import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessage } from '@waymark/contract/text/compile-message';
import { languages, sourceLanguage, type Language } from '@waymark/contract/text/languages';
import type { Catalog } from '@waymark/contract/text/say';
import { readCatalog } from '../../apps/server/src/platform/languages/say-in.ts';

/*
 * Writes the script of browsers once in each language: the words stand where `apps/web/mark-messages.ts` has marked
 * them. Files that say nothing, and lead to none that does, are there once for all languages.
 */

const mark = /@@(text|parts)-[\da-f]{12}@@/;
const marks = new RegExp(mark.source, 'g');
const quoted = new RegExp(`(["'\`])(${mark.source})\\1`, 'g');
const anyFile = /[\w.-]+\.js\b/g;

/** Which files of the script a language has for itself, and in which folder. */
export type ScriptLanguages = Partial<Record<Language, { folder: string; files: string[] }>>;

/** `build` is the folder of the built web. */
export function translateScripts(build: string): ScriptLanguages {
  const assets = path.join(build, 'client/assets');
  const sources = JSON.parse(readFileSync(path.join(build, 'messages.json'), 'utf8')) as Record<
    string,
    string
  >;
  const codes = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(path.join(assets, name), 'utf8')]),
  );
  const own = listSpeaking(codes);
  const written: ScriptLanguages = {};
  for (const { code: language } of languages) {
    const catalog = language === sourceLanguage ? new Map<string, string>() : readCatalog(language);
    const translated = new Map(own.map((name) => [name, putWords(codes.get(name) ?? '', sources, catalog)]));
    if (language === sourceLanguage) {
      for (const [name, code] of translated) writeFileSync(path.join(assets, name), code);
      continue;
    }
    const hash = createHash('sha256')
      .update([...translated.values()].join('\n'))
      .digest('hex')
      .slice(0, 8);
    const folder = `${language}-${hash}`;
    mkdirSync(path.join(assets, folder), { recursive: true });
    for (const [name, code] of translated)
      writeFileSync(path.join(assets, folder, name), leadTo(code, folder, new Set(own), codes));
    written[language] = { folder, files: own };
  }
  writeFileSync(path.join(build, 'languages.json'), JSON.stringify(written));
  return written;
}

/** The files with messages, and those that lead to one. */
function listSpeaking(codes: ReadonlyMap<string, string>): string[] {
  const importers = new Map<string, string[]>();
  for (const [name, code] of codes) {
    for (const [other] of code.matchAll(anyFile))
      if (other !== name && codes.has(other)) importers.set(other, [...(importers.get(other) ?? []), name]);
  }
  const speaking = new Set<string>();
  const waiting = [...codes].filter(([, code]) => mark.test(code)).map(([name]) => name);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (speaking.has(name)) continue;
    speaking.add(name);
    waiting.push(...(importers.get(name) ?? []));
  }
  return [...speaking].toSorted();
}

function putWords(code: string, sources: Readonly<Record<string, string>>, catalog: Catalog): string {
  const textOf = (found: string) => {
    const source = sources[found];
    if (source === undefined) throw new Error(`No message has the mark ${found}.`);
    return catalog.get(source) ?? source;
  };
  return code
    .replaceAll(quoted, (_whole, _quote, found: string, kind: string) =>
      JSON.stringify(kind === 'text' ? textOf(found) : compileMessage(textOf(found))),
    )
    .replaceAll(marks, (found) =>
      JSON.stringify(textOf(found))
        .slice(1, -1)
        .replaceAll(/['`$]/g, String.raw`\$&`),
    );
}

/** Has a file load the files of its own language, and those that say nothing from where they are. */
function leadTo(
  code: string,
  folder: string,
  own: ReadonlySet<string>,
  all: ReadonlyMap<string, string>,
): string {
  return code
    .replaceAll(/(["'`])\.\/([\w.-]+\.js)\1/g, (whole, quote: string, name: string) =>
      all.has(name) && !own.has(name) ? `${quote}../${name}${quote}` : whole,
    )
    .replaceAll(/(["'`/])assets\/([\w.-]+\.js)\b/g, (whole, before: string, name: string) =>
      own.has(name) ? `${before}assets/${folder}/${name}` : whole,
    );
}

if (import.meta.main) translateScripts(process.argv[2] ?? '');
