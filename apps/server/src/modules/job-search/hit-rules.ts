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
    this.slots = columns.newest.view().filter((slot) => marks[slot] !== 0);
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
