import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { charactersOf, firstCharacters, unicodeRange } from './font-characters.ts';

const styles = path.join(root, 'apps/web/src/styles');
const css = readFileSync(path.join(styles, 'fonts.css'), 'utf8');

describe.each(['hanken-grotesk', 'bricolage-grotesque'])('the fonts of %s', (name) => {
  const readPart = (part: string) =>
    charactersOf(readFileSync(path.join(styles, `fonts/${name}-${part}.woff2`)));
  const whole = () =>
    charactersOf(
      readFileSync(
        path.join(root, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
      ),
    );

  it('have in their first file what the pages themselves say', async () => {
    const first = new Set(await readPart('first'));
    const later = new Set(await readPart('accents'));
    const said = new Set(pageTexts());
    expect([...said].filter((character) => later.has(character))).toEqual([]);
    expect([...'Find Jobs for Employers 0123456789'].filter((character) => !first.has(character))).toEqual(
      [],
    );
  });

  it('have together what the file of the package has', async () => {
    const parts = [...(await readPart('first')), ...(await readPart('accents'))];
    expect(unicodeRange(parts)).toBe(unicodeRange(await whole()));
  });

  it('are asked for by the characters that they have', async () => {
    const first = rangesOf(`${name}-first`);
    const accents = rangesOf(`${name}-accents`);
    for (const character of await readPart('first')) expect(holds(first, character), character).toBe(true);
    for (const character of await readPart('accents')) {
      expect(holds(accents, character) && !holds(first, character), character).toBe(true);
    }
    for (const character of firstCharacters) expect(holds(first, character), character).toBe(true);
    // Signs that neither file has must not fetch one.
    for (const character of '→₹₱łя株') expect(holds([...first, ...accents], character)).toBe(false);
  });
});

describe('the font of Arabic', () => {
  it('has every letter that its pages ask it for, and no page in Latin letters asks it for one', async () => {
    const file = readFileSync(path.join(styles, 'fonts/noto-sans-arabic.woff2'));
    const drawn = new Set(await charactersOf(file));
    const ranges = rangesOf('noto-sans-arabic');
    const said = 'ابحث عن وظيفة؟ مُحَمَّد پیشنهاد ٹیکسٹ ٠١٢٣٤٥٦٧٨٩ ،؛٪';
    for (const character of said.replaceAll(' ', '')) {
      expect(drawn.has(character) && holds(ranges, character), character).toBe(true);
    }
    for (const character of [...firstCharacters, ...'éłяא株\u200D'])
      expect(holds(ranges, character)).toBe(false);
    expect(file.length).toBeLessThan(45_000);
  });
});

/** The source of the pages, with the names of the navigation and of the filters. */
function pageTexts(): string {
  const pages = globSync('apps/web/src/**/*.tsx', { cwd: root }).filter((file) => !file.includes('.test.'));
  const files = [...pages, 'packages/contract/src/jobs/choices.ts'];
  return files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('');
}

type Range = readonly [first: number, last: number];

/** The `unicode-range` of the face that a file is for. */
function rangesOf(file: string): Range[] {
  const face = css.split('@font-face').find((text) => text.includes(`${file}.woff2`)) ?? '';
  const [, list = ''] = /unicode-range:([^;]+);/.exec(face) ?? [];
  return list.split(',').map((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .trim()
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return [first, last];
  });
}

function holds(ranges: readonly Range[], character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= point && point <= last);
}
