import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFiles } from './compress-files.mjs';

test('text is compressed both ways beside itself; pictures and crumbs are left alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-compress-'));
  const script = 'export const one = 1;\n'.repeat(100);
  writeFileSync(join(folder, 'app.js'), script);
  writeFileSync(join(folder, 'tiny.js'), '1');
  writeFileSync(join(folder, 'font.woff2'), script);
  compressFiles(folder);
  expect(readdirSync(folder).toSorted()).toEqual([
    'app.js',
    'app.js.br',
    'app.js.gz',
    'font.woff2',
    'tiny.js',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'app.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, 'app.js.gz'))).toString()).toBe(script);
});
