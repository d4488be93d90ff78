import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const tokens = new URL('../../web/src/styles/tokens.css', import.meta.url);
const rules = new URL('checkout.css', import.meta.url);

/** The product's fonts by the name they are served under. */
export const fontFiles = {
  'text.woff2': resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
  'display.woff2': resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  ),
} as const;
export type FontName = keyof typeof fontFiles;

/** The product's tokens and our own rules, as one style sheet. */
export async function readStyles(): Promise<string> {
  return (await Promise.all([tokens, rules].map((file) => readFile(file, 'utf8')))).join('\n');
}
