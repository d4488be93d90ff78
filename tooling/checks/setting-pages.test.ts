import { allPages } from '@waymark/contract/all-pages';
import { boardSettingKeys, settingOf } from '@waymark/contract/all-settings';
import { legalTexts } from '@waymark/contract/office/choices';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const imported = /from '(\.[^']+)'/g;

/** The source of a file of the web and of all that it imports. */
function sourceFrom(file: string, seen = new Set<string>()): string {
  if (seen.has(file) || !existsSync(file)) return '';
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  if (!/\/(routes|areas\/office)\//.test(file)) return '';
  const parts = Array.from(source.matchAll(imported), ([, to = '']) =>
    sourceFrom(path.resolve(path.dirname(file), to), seen),
  );
  return [source, ...parts].join('\n');
}

const isNamed = (source: string, pattern: string) => new RegExp(pattern).test(source);

test.each(boardSettingKeys)('[J-5] the setting %s has its field on the page that its row names', (key) => {
  const page = allPages.find((one) => one.path === settingOf(key).page);
  const source = sourceFrom(path.join(root, `apps/web/src/routes/${page?.route}.tsx`));
  const legal = legalTexts.some(({ value }) => value === key) ? 'settings\\[value\\]' : '';
  // The words of a mail are saved by a call of their own.
  const own = key === 'mails' ? 'PUT /staff/mail-templates/:kind' : legal;
  expect(isNamed(source, own || `settings\\.${key}\\b|useSetting\\('${key}'`)).toBe(true);
});
