import { expect, test } from 'vitest';
import { areaBetween, percentOf, placeOfArea, placeOfLine, stepAside } from './place-of.ts';

const size = { width: 600, height: 800 };
const line = (id: string, y: number, text: string, x = 50) => ({
  id,
  text,
  area: { x, y, width: 200, height: 10 },
});
const page = {
  number: 2,
  size,
  lines: [line('p2-1', 100, 'Led a  team'), line('p2-2', 115, 'of twelve'), line('p2-3', 100, 'Skills', 400)],
};

test('[L-10] a line is a place with its words', () => {
  const place = placeOfLine(page, page.lines[0]!);
  expect(place).toEqual({ page: 2, line: 'p2-1', area: page.lines[0]!.area, quote: 'Led a team' });
  const long = placeOfLine(page, line('p2-9', 0, 'x'.repeat(400)));
  expect(long.quote).toHaveLength(300);
});

test('[L-10] an area is called by the lines that it covers, not by those beside or barely touched', () => {
  const area = areaBetween({ x: 300, y: 112 }, { x: 40, y: 95 }, size);
  expect(area).toEqual({ x: 40, y: 95, width: 260, height: 17 });
  expect(placeOfArea(page, area)).toMatchObject({ page: 2, line: null, quote: 'Led a team' });
  expect(placeOfArea(page, { ...area, height: 40 }).quote).toBe('Led a team of twelve');
});

test('[L-10] an area that is drawn beyond the page ends with it', () => {
  const area = areaBetween({ x: -20, y: 790 }, { x: 30, y: 2000 }, size);
  expect(area).toEqual({ x: 0, y: 790, width: 30, height: 10 });
  expect(percentOf(area, size)).toEqual({ left: '0%', top: '98.75%', width: '5%', height: '1.25%' });
});

test('[L-10] the numbers of places that are close step aside, and go back where there is room', () => {
  const mark = (y: number) => ({
    anchor: { page: 1, line: null, quote: '', area: { x: 0, y, width: 9, height: 9 } },
  });
  const aside = stepAside([mark(100), mark(300), mark(112), mark(124)], 800);
  expect(aside.map(({ mark: one, aside: step }) => [one.anchor.area.y, step])).toEqual([
    [100, 0],
    [112, 1],
    [124, 2],
    [300, 0],
  ]);
});
