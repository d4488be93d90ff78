import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessage } from '@waymark/contract/text/compile-message';
import { languages, sourceLanguage } from '@waymark/contract/text/languages';
import type { Part } from '@waymark/contract/text/message';
import { mayHaveMessages, readMessageTemplates } from '../../apps/web/message-templates.ts';
import { isTest, type SourceFile } from './source-files.ts';

/** The messages of the code, each once. */
export function listMessages(files: readonly SourceFile[]): Set<string> {
  return new Set(
    files
      .filter(
        (file) =>
          /^(apps|packages)\/.*\.tsx?$/.test(file.path) && !isTest(file) && mayHaveMessages(file.text),
      )
      .flatMap(({ path: name, text }) => readMessageTemplates(name, text).map(({ source }) => source)),
  );
}

/** What is wrong with the catalogs of all languages (L-40): missing and unused messages, and such as say something else. */
export function checkCatalogs(root: string, files: readonly SourceFile[]): string[] {
  const messages = listMessages(files);
  return languages
    .filter(({ code }) => code !== sourceLanguage)
    .flatMap(({ code }) => checkCatalog(path.join(root, 'data/languages', code), code, messages));
}

function checkCatalog(folder: string, language: string, messages: ReadonlySet<string>): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const places = new Map<string, string>();
  const problems: string[] = [];
  for (const name of names) {
    const catalog = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Record<string, string>;
    for (const [source, text] of Object.entries(catalog)) {
      const place = `data/languages/${language}/${name}: “${source}”`;
      const other = places.get(source);
      if (other !== undefined) problems.push(`${place} stands in ${other} as well: keep one.`);
      places.set(source, name);
      if (!messages.has(source)) problems.push(`${place} is a message that no code has: delete it.`);
      const problem = findDifference(source, text, language);
      if (problem !== undefined) problems.push(`${place} ${problem}`);
    }
  }
  for (const source of messages)
    if (!places.has(source)) problems.push(`data/languages/${language} lacks “${source}”: translate it.`);
  return problems;
}

/** What a translation has to share with its message: the values, the tags, and a form for each plural of its language. */
function findDifference(source: string, text: string, language: string): string | undefined {
  if (text.trim() === '') return 'is empty: translate it.';
  if (!/[{<]/.test(source))
    return /\{\d/.test(text) ? 'has no value to put in: leave the braces out.' : undefined;
  try {
    const [said, translated] = [source, text].map((message) => outlineOf(compileMessage(message)));
    if (said?.values.join() !== translated?.values.join()) return 'has other values than its message.';
    if (said?.tags.join() !== translated?.tags.join()) return 'has other tags than its message.';
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const lacking = translated?.forms.flatMap((forms) =>
      pluralCategories.filter((one) => !forms.includes(one)),
    );
    // What only fractions and millions take is not counted here.
    const needed = lacking?.filter((one) => !(one === 'many' && ['fr', 'es'].includes(language)));
    return needed?.length ? `lacks the plural forms ${needed.join(', ')}.` : undefined;
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`;
  }
}

interface Outline {
  values: number[];
  tags: string[];
  forms: string[][];
}

function outlineOf(parts: readonly Part[]): Outline {
  const found: Outline = { values: [], tags: [], forms: [] };
  const add = (part: Part): void => {
    if (typeof part === 'number') found.values.push(part);
    if (typeof part !== 'object') return;
    const [name, inside] = part;
    if (typeof name === 'string') {
      found.tags.push(name);
      (inside as readonly Part[]).forEach(add);
      return;
    }
    found.values.push(name);
    if (inside === undefined) return;
    found.forms.push(Object.keys(inside));
    Object.values(inside as Readonly<Record<string, readonly Part[]>>).forEach((form) => form.forEach(add));
  };
  parts.forEach(add);
  return {
    values: [...new Set(found.values)].toSorted((a, b) => a - b),
    tags: found.tags.toSorted(),
    forms: found.forms,
  };
}
