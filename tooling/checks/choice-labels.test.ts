import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages } from '@waymark/contract/text/languages';
import type { Message } from '@waymark/contract/text/message';
import { expect, test } from 'vitest';
import { readCatalog } from '../../apps/server/src/platform/languages/say-in.ts';

const folder = fileURLToPath(new URL('../../packages/contract/src/', import.meta.url));

interface Choice {
  value: unknown;
  label: Message;
}
const isChoice = (item: unknown): item is Choice =>
  typeof item === 'object' && item !== null && 'value' in item && 'label' in item;

/** Where a label is no word of English: a sign, a number, a name of a format. */
const isWordless = (label: string) => !/[a-z]{2}/i.test(label.replaceAll(/\b[A-Z\d-]{2,}\b/g, ''));

const readLabel = ({ label }: Choice) => (typeof label === 'object' ? (label.source as string) : label);

async function listLabels(): Promise<Map<string, string>> {
  const labels = new Map<string, string>();
  for (const name of globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] })) {
    const module = (await import(`${folder}${name}`)) as Record<string, unknown>;
    for (const [list, value] of Object.entries(module)) {
      if (!Array.isArray(value)) continue;
      for (const choice of value.filter(isChoice)) labels.set(readLabel(choice), `${name}: ${list}`);
    }
  }
  return labels;
}

test('[L-40] every choice that people see has a label in each language', async () => {
  const labels = await listLabels();
  expect(labels.size).toBeGreaterThan(300);
  const missing: Record<string, string> = {};
  for (const { code } of languages.filter((language) => language.code !== 'en')) {
    const catalog = readCatalog(code);
    for (const [label, place] of labels)
      if (!catalog.has(label) && !isWordless(label)) missing[`${code}: ${label}`] = place;
  }
  expect(missing).toEqual({});
});
