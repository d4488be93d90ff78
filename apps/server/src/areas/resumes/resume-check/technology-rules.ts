import { readDataRows } from '../../../platform/data-files.ts';
import type { PlacedLine } from './text-rules.ts';

const technologyNames: readonly TechnologyName[] = readDataRows('resumes/technologies.tsv').map(
  ([right = '', url = '', wrong = '']) => ({ right, url, wrong: wrong.split('|') }),
);

interface Misspelt {
  written: string;
  right: string;
  url: string;
  line: string;
  text: string;
}

/** Not in addresses, handles and names of files, which are written as they have to be. */
const around = '[\\p{L}\\p{N}@/_-]';
const patterns = technologyNames.map(({ right, wrong, url }) => {
  const names = wrong
    .map((name) => name.replaceAll(/[.+]/g, String.raw`\$&`))
    .toSorted((a, b) => b.length - a.length);
  return {
    right,
    url,
    pattern: new RegExp(`(?<!${around}|\\.)(?:${names.join('|')})(?!${around}|\\.\\p{L})`, 'u'),
  };
});

/** Names of technologies that are not written as their makers write them, each once in a line. */
export function findMisspelt(lines: readonly PlacedLine[]): Misspelt[] {
  return lines.flatMap(({ id, text }) => {
    // In capitals or in small letters throughout, nothing is written in anybody's way.
    if (!/\p{Lu}/u.test(text) || !/\p{Ll}/u.test(text)) return [];
    return patterns.flatMap(({ right, url, pattern }) => {
      const written = pattern.exec(text)?.[0];
      return written === undefined ? [] : [{ written, right, url, line: id, text }];
    });
  });
}

const canonical = new Map(
  technologyNames.flatMap(({ right, wrong }) => wrong.map((name) => [name.toLowerCase(), right] as const)),
);

/** Other ways of writing a name, its own left out. */
export function spellingsOf(name: string): readonly string[] {
  const right = canonical.get(name.toLowerCase()) ?? name;
  const known = technologyNames.find((one) => one.right.toLowerCase() === right.toLowerCase());
  return known ? [known.right, ...known.wrong] : [];
}

/** A name as its makers write it, how it is written otherwise, and where they write it. */
interface TechnologyName {
  right: string;
  /** Compared letter by letter, capitals included. */
  wrong: readonly string[];
  url: string;
}
