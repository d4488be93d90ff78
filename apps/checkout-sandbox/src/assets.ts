import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

const { resolve } = createRequire(import.meta.url);

const tokens = new URL('../../web/src/styles/tokens.css', import.meta.url);

const rules = new URL('checkout.css', import.meta.url);

/** The product's fonts by the name they are served under. */
const fontFiles = {
  'text.woff2': resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
  'display.woff2': resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  ),
} as const;

const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** No address here may be cached or told to others: it holds a login code. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} as const;

/** The style sheet and the fonts of the pages. */
export async function assetRoutes(app: FastifyInstance): Promise<void> {
  const styles = await readStyles();
  app.get('/checkout.css', (_request, reply) => reply.type('text/css').send(styles));
  for (const name of Object.keys(fontFiles) as FontName[]) {
    app.get(`/fonts/${name}`, (_request, reply) =>
      reply
        .type('font/woff2')
        .header('cache-control', 'public, max-age=86400')
        .send(createReadStream(fontFiles[name])),
    );
  }
}

type FontName = keyof typeof fontFiles;

/** The product's tokens and our own rules, as one style sheet. */
async function readStyles(): Promise<string> {
  return (await Promise.all([tokens, rules].map((file) => readFile(file, 'utf8')))).join('\n');
}
