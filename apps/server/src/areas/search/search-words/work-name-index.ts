import { readFileSync } from 'node:fs';
import { SortedLines } from './sorted-lines-index.ts';
import { pluralForm } from './word-rules.ts';

/** Another name for some work, and how much of the work is the same, from 0 to 1. */
interface WorkName {
  name: string;
  share: number;
}

/**
 * What people call the same work: the alternate titles of O*NET (US Department of Labor, CC BY 4.0), as
 * `tooling/occupations/make-work-names.ts` wrote them.
 */
class WorkNames {
  readonly #lines: SortedLines;

  constructor(lines: SortedLines) {
    this.#lines = lines;
  }

  has(name: string): boolean {
    return this.#lines.has(name);
  }

  /** Other names of the work that is called so, as far as they are known, those of the same occupations first. */
  findOthers(name: string, isKnown: (name: string) => boolean): WorkName[] {
    const own = this.#occupationsOf(name);
    const shared = new Map<string, number>();
    for (const occupation of own) {
      for (const other of this.#lines.find(`#${occupation}`)?.split('~') ?? []) {
        const count = shared.get(other);
        if (count !== undefined || (other !== name && isKnown(other))) shared.set(other, (count ?? 0) + 1);
      }
    }
    return [...shared]
      .map(([other, count]) => {
        const all = this.#occupationsOf(other).length;
        return { name: other, share: count / Math.sqrt(own.length * all) };
      })
      .toSorted((a, b) => b.share - a.share);
  }

  #occupationsOf(name: string): string[] {
    return this.#lines.find(name)?.split(',') ?? [];
  }
}

let names: WorkNames | undefined;

/** Read when the first search needs them. */
export function createWorkNames(): WorkNames {
  names ??= new WorkNames(
    new SortedLines(
      readFileSync(new URL('../../../../../../data/occupations/work-names.txt', import.meta.url)),
    ),
  );
  return names;
}

let tasks: SortedLines | undefined;

/**
 * Names of the work that has most to do with a thing, with "hair" or "animals": from the tasks of occupations in O*NET,
 * as `tooling/occupations/make-task-words.ts` wrote them.
 */
export function findByTask(word: string): readonly string[] {
  tasks ??= new SortedLines(
    readFileSync(new URL('../../../../../../data/occupations/task-words.txt', import.meta.url)),
  );
  return tasks.find(pluralForm(word))?.split('~') ?? [];
}
