import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameBackup, timeOf } from './archive-format.ts';
import { listSurplus } from './choose-kept.ts';

const nightly = (days: number) =>
  Array.from({ length: days }, (_, nth) => nameBackup(new Date(Date.UTC(2026, 10, 26 - nth, 2, 30)), true));

test('[L-32] of nightly backups stay seven days, the newest of five weeks and of twelve months', () => {
  const names = nightly(500);
  const surplus = new Set(listSurplus(names, { days: 7, weeks: 5, months: 12 }));
  const kept = names.filter((name) => !surplus.has(name)).map((name) => name.slice(8, 16));
  const days = ['20261126', '20261125', '20261124', '20261123', '20261122', '20261121', '20261120'];
  const sundays = ['20261115', '20261108', '20261101'];
  // The last day of each month.
  const months = ['20261031', '20260930', '20260831', '20260731', '20260630', '20260531', '20260430'];
  const earlier = ['20260331', '20260228', '20260131', '20251231'];
  expect(kept).toEqual([...days, ...sundays, ...months, ...earlier]);
});

test('[L-32] the newest stays whatever the rule, files that are no backups are left alone, and twice changes nothing', () => {
  const time = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  const count = fc.integer({ min: 0, max: 20 });
  fc.assert(
    fc.property(fc.array(time, { minLength: 1 }), count, count, count, (times, days, weeks, months) => {
      const names = [...new Set(times.map((at) => nameBackup(at, false)))];
      const rule = { days, weeks, months };
      const surplus = listSurplus([...names, 'notes.txt', 'waymark-20269999T000000Z.zip'], rule);
      const kept = names.filter((name) => !surplus.includes(name));
      expect(kept).toContain(names.toSorted().at(-1));
      expect(kept.length).toBeLessThanOrEqual(Math.max(1, days + weeks + months));
      expect(surplus.every((name) => timeOf(name) !== undefined)).toBe(true);
      expect(listSurplus(kept, rule)).toEqual([]);
    }),
  );
});
