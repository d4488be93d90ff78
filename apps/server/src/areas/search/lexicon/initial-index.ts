import { readDataRows } from '../../../platform/data-files.ts';
import { pluralForm } from './word-rules.ts';

/** What letters or a short word of a trade stand for. */
export interface InitialMeaning {
  /** Names of one thing, the most usual first. */
  names: readonly string[];
  /** What skills are called, and what texts have as a word of its own: "Go". */
  skills: readonly string[];
  /** Whether a word beside them says that it is this. */
  isSure: boolean;
}

interface Line {
  names: readonly string[];
  beside: ReadonlySet<string>;
}

/** Read when it is first needed, and the same for every board. */
let lines: ReadonlyMap<string, readonly Line[]> | undefined;

/**
 * What letters stand for as `data/search/initials.tsv` has it: what the words beside them say, or else every meaning.
 * None for what is not listed.
 */
export function findMeanings(text: string, beside: readonly string[]): readonly InitialMeaning[] {
  lines ??= readLines();
  const all = lines.get(text.toLowerCase().replaceAll('.', '')) ?? [];
  const around = beside.map((word) => pluralForm(word.toLowerCase()));
  const said = all.filter((line) => around.some((word) => line.beside.has(word)));
  const usual = around.length > 0 ? all.filter((line) => line.beside.size === 0) : [];
  const meant = said.length > 0 ? said : usual.length > 0 ? usual : all;
  return meant.map(({ names }) => ({
    names: names.filter((name) => !name.startsWith(skillMark)),
    skills: names.flatMap((name) => (name.startsWith(skillMark) ? [name.slice(skillMark.length)] : [])),
    isSure: said.length > 0,
  }));
}

const skillMark = 'skill:';

function readLines(): Map<string, Line[]> {
  const rows = readDataRows('search/initials.tsv').map(([letters = '', names = '', beside = '']) => ({
    letters,
    names: names.split('='),
    beside: new Set(beside.split(' ').filter(Boolean).map(pluralForm)),
  }));
  return Map.groupBy(rows, ({ letters }) => letters);
}
