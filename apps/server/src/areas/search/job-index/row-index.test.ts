import { expect, test, describe } from 'vitest';
import { RowIndex, RowLists } from './row-index.ts';

describe('rows by number', () => {
  /** The same in every run, and as good as random. */
  const drawn = (at: number, end: number) => ((Math.imul(at + 1, 0x9e3779b1) ^ (at << 7)) >>> 0) % end;

  test.each([
    ['one after the other', (at: number) => at + 1],
    ['far apart', (at: number) => at * 65_536 + 1],
    ['in no order', (at: number) => drawn(at, 2 ** 31 - 2) + 1],
  ])('[I-8] numbers %s keep their rows until they go, and those are used again', (_how, numberAt) => {
    const rows = new RowIndex();
    const live = new Map<number, number>();
    for (let at = 0; at < 20_000; at++) {
      const number = numberAt(drawn(at, 6000));
      if (live.has(number)) {
        rows.remove(number);
        live.delete(number);
      } else live.set(number, rows.add(number));
    }
    for (let at = 0; at < 6000; at++) expect(rows.find(numberAt(at))).toBe(live.get(numberAt(at)) ?? -1);
    expect(new Set(live.values()).size).toBe(live.size);
    for (const [number, row] of live) expect(rows.number[row]).toBe(number);
  });

  test('[I-8] there are as many slots as jobs at once, however many have come and gone', () => {
    const rows = new RowIndex();
    for (let number = 1; number <= 100_000; number++) {
      rows.add(number);
      if (number > 50) rows.remove(number - 50);
    }
    expect(rows.end).toBe(51);
  });
});

describe('rows by value', () => {
  test('[I-7] each value lists the slots that have it, whatever came and went', () => {
    const lists = new RowLists();
    const valueOf = new Map<number, number>();
    const listed = (value: number) => {
      const rows: number[] = [];
      lists.visit(value, (row) => rows.push(row));
      return rows.toSorted((a, b) => a - b);
    };
    // A fixed sequence that meets the first, the last and those between of long and short lists.
    let drawn = 7;
    const draw = (below: number) => (drawn = (drawn * 48_271) % 2_147_483_647) % below;
    for (let step = 0; step < 20_000; step++) {
      const row = draw(3000);
      const before = valueOf.get(row);
      if (before !== undefined) lists.remove(before, row);
      valueOf.delete(row);
      if (draw(3) === 0) continue;
      const value = draw(10) === 0 ? draw(2000) : draw(5);
      lists.add(value, row);
      valueOf.set(row, value);
    }
    const expected = Map.groupBy([...valueOf.keys()], (row) => valueOf.get(row));
    for (let value = 0; value < 2000; value++) {
      expect(listed(value)).toEqual((expected.get(value) ?? []).toSorted((a, b) => a - b));
    }
    expect(listed(1_000_000)).toEqual([]);
  });
});
