import type { JobColumnIndex } from './column-index.ts';

/**
 * How well a job fits a text, as marks from 1 to 255: in the lowest band its words are in the job, in the next its
 * names (title, company, skills) have most of what was asked for, in the highest all of it.
 */
export const band = { mention: 1, most: 33, whole: 128 } as const;

/** The open jobs that a text finds. For use before the next wait: later a slot may have another job. */
export class TextHits {
  /** Newest first. */
  readonly slots: Int32Array;
  /** By slot, how well its job fits (`band`); 0 for one that was not found. */
  readonly marks: Uint8Array;

  /** `marks` by slot, as the columns are now. */
  constructor(columns: JobColumnIndex, marks: Uint8Array) {
    this.marks = marks;
    this.slots = inOrder(columns, marks);
  }

  /** The slots, those that fit best first, and the newest first among equals. */
  ranked(): Int32Array {
    const starts = new Uint32Array(257);
    const startOf = (slot: number) => 255 - (this.marks[slot] as number);
    for (const slot of this.slots) starts[startOf(slot) + 1]! += 1;
    for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1] as number;
    const ranked = new Int32Array(this.slots.length);
    for (const slot of this.slots) ranked[starts[startOf(slot)]!++] = slot;
    return ranked;
  }

  /** Those that are marked so well or better, newest first. */
  from(least: number): Int32Array {
    return this.slots.filter((slot) => (this.marks[slot] as number) >= least);
  }
}

/** So few hits are put in order by themselves; more are found by walking the order of all jobs. */
const fewHits = 2000;

/** The slots that are marked, newest first. */
function inOrder({ newest }: JobColumnIndex, marks: Uint8Array): Int32Array {
  let count = 0;
  for (let slot = 0; slot < marks.length; slot++) count += Number(marks[slot] !== 0);
  const slots = new Int32Array(count);
  let next = 0;
  if (count <= fewHits) {
    for (let slot = 0; next < count; slot++) if (marks[slot] !== 0) slots[next++] = slot;
    return slots.sort((a, b) => newest.compare(a, b));
  }
  const all = newest.view();
  for (let at = 0; next < count; at++) if (marks[all[at] as number] !== 0) slots[next++] = all[at] as number;
  return slots;
}
