import { expect, test } from 'vitest';
import { SlotIndex } from './slot-index.ts';

/** The same in every run, and as good as random. */
const drawn = (at: number, end: number) => ((Math.imul(at + 1, 0x9e3779b1) ^ (at << 7)) >>> 0) % end;

test.each([
  ['one after the other', (at: number) => at + 1],
  ['far apart', (at: number) => at * 65_536 + 1],
  ['in no order', (at: number) => drawn(at, 2 ** 31 - 2) + 1],
])('[I-8] numbers %s keep their slots until they go, and those are used again', (_how, numberAt) => {
  const slots = new SlotIndex();
  const held = new Map<number, number>();
  for (let at = 0; at < 20_000; at++) {
    const number = numberAt(drawn(at, 6000));
    if (held.has(number)) {
      slots.remove(number);
      held.delete(number);
    } else held.set(number, slots.add(number));
  }
  for (let at = 0; at < 6000; at++) expect(slots.find(numberAt(at))).toBe(held.get(numberAt(at)) ?? -1);
  expect(new Set(held.values()).size).toBe(held.size);
  for (const [number, slot] of held) expect(slots.number[slot]).toBe(number);
});

test('[I-8] there are as many slots as jobs at once, however many have come and gone', () => {
  const slots = new SlotIndex();
  for (let number = 1; number <= 100_000; number++) {
    slots.add(number);
    if (number > 50) slots.remove(number - 50);
  }
  expect(slots.end).toBe(51);
});
