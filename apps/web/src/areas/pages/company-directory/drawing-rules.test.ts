import { workFields } from '@waymark/contract/companies/directory-choices';
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
      const paths = drawWork(field, name).map(({ d }) => d);
      expect(
        paths.filter((d) => !/^(M[-\d.\s,a-zA-Z]+)?$/.test(d) || /NaN|undefined|e-/.test(d)),
        name,
      ).toEqual([]);
      expect(paths.join('').length).toBeLessThan(4000);
    }
  });
});
