import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

test('[H-4] cells as RFC 4180 has them, behind the mark of UTF-8', () => {
  expect(
    writeCsv([
      ['Name', 'Letter'],
      ['Ada, Countess', 'She said "hello"\r\nand left'],
    ]),
  ).toBe('\uFEFFName,Letter\r\n"Ada, Countess","She said ""hello""\r\nand left"\r\n');
});

test.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx', ' =1', '\r=1', '＝1'])(
  '[H-4] %j is text in a spreadsheet',
  (cell) => {
    expect(writeCsv([[cell]]).replace(/^\uFEFF"?/, '')).toMatch(/^'/);
  },
);
