import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { mayHaveMessages, readMessageTemplates, type MessageTemplate } from './message-templates.ts';

/** A message in the script of browsers, until its translation stands there (`tooling/languages/translate-scripts.ts`). */
const markOf = (kind: 'text' | 'parts', source: string) =>
  `@@${kind}-${createHash('sha256').update(source).digest('hex').slice(0, 12)}@@`;

/**
 * Marks the messages of the script: each language has a copy of it with its own words, so that no browser loads a
 * catalog. The server keeps the templates, and takes the words from the catalogs.
 */
export function markMessages(): Plugin {
  const sources: Record<string, string> = {};
  const mark = (kind: 'text' | 'parts', source: string) => {
    const written = markOf(kind, source);
    if ((sources[written] ??= source) !== source) throw new Error(`Two messages have the mark ${written}.`);
    return `"${written}"`;
  };
  return {
    name: 'mark-messages',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      // All messages are compiled.
      return id.endsWith('/text/compile-message.ts')
        ? 'export const compileMessage = (message) => [message];'
        : null;
    },
    transform(code, id) {
      const file = id.split('?')[0] ?? '';
      if (!/\.tsx?$/.test(file) || file.includes('/node_modules/') || !mayHaveMessages(code)) return null;
      return { code: replaceTemplates(code, readMessageTemplates(file, code), mark), map: null };
    },
    writeBundle({ dir = '' }) {
      writeFileSync(path.join(dir, '../messages.json'), JSON.stringify(sources));
    },
  };
}

/**
 * A text stands by itself; a message with values or tags as the parts it is compiled to. The tag stays named, without
 * being called: the router divides the modules of routes by the names that are in the code as it was written.
 */
function replaceTemplates(
  code: string,
  templates: readonly MessageTemplate[],
  mark: (kind: 'text' | 'parts', source: string) => string,
): string {
  const edits: { start: number; end: number; text: string }[] = [];
  for (const { tag, source, start, end, values } of templates) {
    if (values.length === 0 && !/[<{]/.test(source)) {
      edits.push({ start, end, text: `(${tag}, ${mark('text', source)})` });
      continue;
    }
    const [open, close] = tag === 'msg' ? ['(msg, {', '})'] : [`${tag}({`, '})'];
    const ends = [start, ...values.map((value) => value.end)];
    const starts = [...values.map((value) => value.start), end];
    const begin = `${open} source: ${mark('parts', source)}, values: [`;
    ends.forEach((from, at) => {
      const text = (at === 0 ? begin : ', ') + (at === values.length ? `]${close}` : '');
      edits.push({ start: from, end: starts[at] ?? end, text });
    });
  }
  let written = code;
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start))
    written = written.slice(0, start) + text + written.slice(end);
  return written;
}
