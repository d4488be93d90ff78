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

/** Not in URLs, handles and file names, whose spelling is fixed. */
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

/** Technology names in an unofficial spelling, each reported once per line. */
export function findMisspelt(lines: readonly PlacedLine[]): Misspelt[] {
  return lines.flatMap(({ id, text }) => {
    // A line in all capitals or all lower case shows no one's spelling.
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

/** Other spellings of a name, without the official one. */
export function spellingsOf(name: string): readonly string[] {
  const right = canonical.get(name.toLowerCase()) ?? name;
  const known = technologyNames.find((one) => one.right.toLowerCase() === right.toLowerCase());
  return known ? [known.right, ...known.wrong] : [];
}

/** A name in its makers' spelling, its other spellings, and the source for the official one. */
interface TechnologyName {
  right: string;
  /** Compared with case. */
  wrong: readonly string[];
  url: string;
}
