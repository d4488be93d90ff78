import { expect, test } from 'vitest';
import { SlotLists } from './slot-lists-index.ts';

test('[I-7] each value lists the slots that have it, whatever came and went', () => {
  const lists = new SlotLists();
  const valueOf = new Map<number, number>();
  const listed = (value: number) => {
    const slots: number[] = [];
    lists.visit(value, (slot) => slots.push(slot));
    return slots.toSorted((a, b) => a - b);
  };
  // A fixed sequence that meets the first, the last and those between of long and short lists.
  let drawn = 7;
  const draw = (below: number) => (drawn = (drawn * 48_271) % 2_147_483_647) % below;
  for (let step = 0; step < 20_000; step++) {
    const slot = draw(3000);
    const before = valueOf.get(slot);
    if (before !== undefined) lists.remove(before, slot);
    valueOf.delete(slot);
    if (draw(3) === 0) continue;
    const value = draw(10) === 0 ? draw(2000) : draw(5);
    lists.add(value, slot);
    valueOf.set(slot, value);
  }
  const expected = Map.groupBy([...valueOf.keys()], (slot) => valueOf.get(slot));
  for (let value = 0; value < 2000; value++) {
    expect(listed(value)).toEqual((expected.get(value) ?? []).toSorted((a, b) => a - b));
  }
  expect(listed(1_000_000)).toEqual([]);
});
