import type { Random } from '../random.ts';

/** Fills `{name}` from the values and `[40-90]` with a number of that range. */
export function fillTemplate(template: string, values: Record<string, string>, random: Random): string {
  return template
    .replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = values[key];
      if (value === undefined) throw new Error(`"${template}" asks for ${key}.`);
      return value;
    })
    .replace(/\[(\d+)-(\d+)\]/g, (_, from: string, to: string) =>
      roundedNumber(Number(from), Number(to), random),
    );
}

/** Large counts are named in round numbers, as people do. */
function roundedNumber(from: number, to: number, random: Random): string {
  const step = to >= 2000 ? 100 : to >= 200 ? 10 : 1;
  const value = Math.max(from, Math.round(random.int(from, to) / step) * step);
  return value.toLocaleString('en-US');
}
