import type { Plugin } from 'vite';

/**
 * Modules whose exports are plain values that are computed from the rows of a table: browsers get the
 * values, and neither the rows nor what those import.
 */
const tables = /\/contract\/src\/(?:(?:page|menu|board)-tables|jobs\/job-field-tables)\.ts$/;

export const evaluateTables: Plugin = {
  name: 'evaluate-tables',
  enforce: 'pre',
  async load(id) {
    if (!tables.test(id)) return null;
    const values = (await import(id)) as Record<string, unknown>;
    const lines = Object.entries(values).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
    );
    return lines.join('\n');
  },
};
