import { workFields } from '@waymark/contract/pages/company-directory';
import { describe, expect, test } from 'vitest';
import { drawWork } from './drawing-rules.ts';

const names = Array.from({ length: 200 }, (_, index) => `Company ${index}`);

describe.each(workFields.map(({ value }) => value))('the picture of %s', (field) => {
  test('[I-10] is the same for the same name, and another for others', () => {
    const drawn = names.map((name) => JSON.stringify(drawWork(field, name)));
    expect(names.map((name) => JSON.stringify(drawWork(field, name)))).toEqual(drawn);
    expect(new Set(drawn).size).toBeGreaterThan(190);
  });

  test('[I-10] has no broken path and stays small, whatever the name', () => {
    for (const name of names) {
      const { shapes } = drawWork(field, name);
      const paths = shapes.map(({ d }) => d);
      expect(
        paths.filter((d) => !/^(M[-\d.\s,a-zA-Z]+)?$/.test(d) || /NaN|undefined|e-/.test(d)),
        name,
      ).toEqual([]);
      expect(paths.join('').length).toBeLessThan(4000);
    }
  });
});

test('[I-10] pictures are of several heights, so that a wall of them is no grid', () => {
  expect(new Set(names.map((name) => drawWork('finance', name).height)).size).toBe(3);
});
