import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../root.ts';
import {
  arabicCharacters,
  arabicFont,
  charactersOf,
  firstCharacters,
  unicodeRange,
} from './font-characters.ts';

/*
 * Writes the fonts of `apps/web/src/styles/fonts` from those of @fontsource-variable, and their `unicode-range`:
 *
 *   node tooling/fonts/make-fonts.ts
 *
 * Each Latin family becomes two files: what an English page needs, and the letters with accents. Both keep the weights
 * of the public pages only; other weights come from the whole file of the package. Arabic has one file.
 */

const families = [
  { name: 'hanken-grotesk', weights: { min: 400, max: 700 } },
  { name: 'bricolage-grotesque', weights: { min: 650, max: 750 } },
];

/** Those that browsers apply by themselves to these languages, and figures of one width. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'mark', 'mkmk', 'tnum'];

for (const { name, weights } of families) {
  const whole = readFileSync(
    path.join(root, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  );
  const all = await charactersOf(whole);
  const first = new Set(firstCharacters);
  const parts = {
    first: all.filter((character) => first.has(character)),
    accents: all.filter((character) => !first.has(character)),
  };
  for (const [part, characters] of Object.entries(parts)) {
    await writePart(`${name}-${part}`, whole, characters, { weights, features: keepFeatures });
  }
}

await writePart('noto-sans-arabic', readFileSync(path.join(root, arabicFont)), arabicCharacters, {
  weights: { min: 400, max: 700 },
  // They join its letters.
  features: [...keepFeatures, 'locl', 'isol', 'init', 'medi', 'fina', 'rlig', 'calt'],
});

interface PartOptions {
  weights: { min: number; max: number };
  features: string[];
}

async function writePart(
  part: string,
  whole: Buffer,
  characters: readonly string[],
  { weights, features }: PartOptions,
): Promise<void> {
  const font = await subsetFont(whole, characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
  });
  writeFileSync(path.join(root, `apps/web/src/styles/fonts/${part}.woff2`), font);
  process.stdout.write(`${part}: ${font.length} bytes, ${unicodeRange(characters)}\n`);
}
