import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealScripts } from './content-security.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('our inline script is allowed by its hash, and the nonce does not leave the server', () => {
  const { html, policy } = sealScripts('<script nonce="n0nce">run()</script>', 'n0nce');
  expect(html).toBe('<script>run()</script>');
  expect(policy).toContain(hashOf('run()'));
});

test('what is hashed are the bytes that are sent, whatever language they are in', () => {
  const script = 'say("Grüße – 你好")';
  const letters = Buffer.from(`<script nonce="n">${script}</script>`).toString('latin1');
  expect(sealScripts(letters, 'n').policy).toContain(hashOf(script));
});

test('a script that came in with data is not allowed', () => {
  const { policy } = sealScripts(
    '<p><script>steal()</script></p><script nonce="guess">steal()</script>',
    'n0nce',
  );
  expect(policy).not.toContain(hashOf('steal()'));
  expect(policy).toMatch(/script-src 'self';/);
});

test('files and data blocks need no hash', () => {
  const { html, policy } = sealScripts(
    '<script nonce="n" src="/assets/a.js"></script><link nonce="n" rel="modulepreload" href="/assets/a.js">',
    'n',
  );
  expect(html).not.toContain('nonce');
  expect(policy).toMatch(/script-src 'self';/);
});
