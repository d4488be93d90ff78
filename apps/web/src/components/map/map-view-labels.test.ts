import { expect, test } from 'vitest';
import { chooseLabels } from './map-view-labels.ts';

const sides = (labels: ReturnType<typeof chooseLabels>) => labels.map(({ name, side }) => [name, side]);

test('[K-3] where two names meet the more important is written, and the other on its free side', () => {
  const leeds = { name: 'Leeds', x: 100, y: 100 };
  expect(sides(chooseLabels([leeds, { name: 'York', x: 90, y: 104 }]))).toEqual([['Leeds', 'right']]);
  expect(sides(chooseLabels([leeds, { name: 'York', x: 80, y: 104 }]))).toEqual([
    ['Leeds', 'right'],
    ['York', 'left'],
  ]);
  expect(sides(chooseLabels([leeds, { name: 'York', x: 100, y: 130 }]))).toEqual([
    ['Leeds', 'right'],
    ['York', 'right'],
  ]);
});

test('[K-3] no name is written across the marker', () => {
  const marker = { left: 110, right: 140, top: 80, bottom: 120 };
  expect(sides(chooseLabels([{ name: 'Leeds', x: 100, y: 100 }], [marker]))).toEqual([['Leeds', 'left']]);
  expect(chooseLabels([{ name: 'Leeds', x: 120, y: 100 }], [marker])).toEqual([]);
});
