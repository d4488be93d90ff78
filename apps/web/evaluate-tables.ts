import type { Plugin } from 'vite';

/**
 * Modules whose exports are plain values that are computed from the rows of a table: browsers get the
 * values, and neither the rows nor what those import.
 */
const tables = /\/contract\/src\/(?:(?:page|menu|board|first)-tables|jobs\/job-field-tables)\.ts$/;

export const evaluateTables: Plugin = {
  name: 'evaluate-tables',
  enforce: 'pre',
  async load(id) {
    if (!tables.test(id)) return null;
    const values = (await import(id)) as Record<string, unknown>;
    const lines = Object.entries(values).map(([name, value]) => `export const ${name} = ${write(value)};`);
    return [`import { msg } from '@waymark/contract/text/message';`, ...lines].join('\n');
  },
};

/** What people read: the labels of pages and of what is counted beside them. */
const isRead = (key: string) => key === 'label' || key.startsWith('reviews');

/** A value as code. What people read stands in it as messages, as in the tables themselves. */
function write(value: unknown): string {
  const mark = '\uE000';
  const json = JSON.stringify(value, (key, part: unknown) =>
    typeof part === 'string' && isRead(key) ? mark + part : part,
  );
  return json.replaceAll(
    new RegExp(`"${mark}((?:[^"\\\\]|\\\\.)*)"`, 'g'),
    (_text, inside: string) => `msg\`${inside}\``,
  );
}
