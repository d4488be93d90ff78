import { expect, test } from 'vitest';
import { isUnused, namedFiles } from './unused-files.ts';

const named = namedFiles([
  "const wide = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');",
  "bold: require.resolve(\n 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')",
]);

test.each([
  ['zod/index.js', false],
  ['zod/index.d.cts', true],
  ['zod/index.js.map', true],
  ['zod/LICENSE', false],
  ['zod/package.json', false],
  ['docx/dist/index.mjs', false],
  ['docx/dist/index.umd.cjs', true],
  ['dejavu-fonts-ttf/ttf/DejaVuSans.ttf', false],
  ['dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf', false],
  ['dejavu-fonts-ttf/ttf/DejaVuSerif.ttf', true],
  ['pdfkit/js/data/Helvetica.afm', false],
  ['@fontsource-variable/noto-sans-jp/files/noto-sans-jp-101-wght-normal.woff2', false],
  ['@fontsource-variable/noto-sans-jp/unicode.json', false],
  ['@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wdth-normal.woff2', true],
  ['@fontsource-variable/noto-sans/files/noto-sans-greek-wght-italic.woff2', true],
])('[L-32] a release has %s: left out %s', (name, isLeftOut) => {
  expect(isUnused(name, named)).toBe(isLeftOut);
});
