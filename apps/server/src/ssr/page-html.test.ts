import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createCriticalStyles } from './critical-styles.ts';
import { decodePage, deferScripts, hashScripts } from './page-html.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('an inline script of the site is allowed by its hash, and the nonce is removed', () => {
  const { html, policy } = hashScripts('<script nonce="n0nce">run()</script>', 'n0nce');
  expect(html).toBe('<script>run()</script>');
  expect(policy).toContain(hashOf('run()'));
});

test('the hash is that of the bytes that are sent, in any language', () => {
  const script = 'say("Grüße – 你好")';
  const html = decodePage(Buffer.from(`<script nonce="n">${script}</script>`));
  expect(hashScripts(html, 'n').policy).toContain(hashOf(script));
});

test('a script that came in with data is not allowed', () => {
  const { policy } = hashScripts(
    '<p><script>steal()</script></p><script nonce="guess">steal()</script>',
    'n0nce',
  );
  expect(policy).not.toContain(hashOf('steal()'));
  expect(policy).toMatch(/script-src 'self';/);
});

test('files and data blocks need no hash', () => {
  const { html, policy } = hashScripts(
    '<script nonce="n" src="/assets/a.js"></script><link nonce="n" rel="modulepreload" href="/assets/a.js">',
    'n',
  );
  expect(html).not.toContain('nonce');
  expect(policy).toMatch(/script-src 'self';/);
});

const styles = {
  file: '/assets/style-1.css',
  select: createCriticalStyles('.a{color:red}.b{color:blue}'),
  first: ['/assets/first-entry-1.js', '/assets/first-shared-1.js'],
};
const html =
  '<html><head><title>Page</title><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>' +
  '<body><p class="a">Text</p><script nonce="n">context()</script><script nonce="n" type="module" async="">import "/assets/a.js";</script></body></html>';

test('the head has the styles of the first paint and loads no file', () => {
  const ordered = deferScripts(html, styles, 'n');
  expect(ordered).toContain('<head><title>Page</title><style>.a{color:red}</style></head>');
  expect(ordered).toContain('<p class="a">Text</p><script nonce="n">context()</script>');
});

test('the deferred script names its files, and the policy allows it to run', () => {
  const { html: sealed, policy } = hashScripts(deferScripts(html, styles, 'n'), 'n');
  expect(sealed).toContain(
    '<script type="text/plain" data-files="/assets/style-1.css /assets/a.js /assets/b.js">import "/assets/a.js";</script>',
  );
  expect(sealed).not.toContain('type="module"');
  // The router's context, the module script and the loader.
  expect(policy.match(/'sha256-/g)).toHaveLength(3);
  expect(sealed).not.toContain('nonce');
});

test('[L-35] a page that waits for a touch names its first script, and the policy is the same', () => {
  const waits = html.replace('<html>', '<html lang="en" data-waits="/home">');
  const { html: sealed, policy } = hashScripts(deferScripts(waits, styles, 'n'), 'n');
  expect(sealed).toContain('data-first="/assets/first-entry-1.js /assets/first-shared-1.js"');
  expect(policy).toBe(hashScripts(deferScripts(html, styles, 'n'), 'n').policy);
  const said = html.replace('Text', 'Text of &lt;html data-waits="/home">');
  expect(deferScripts(said, styles, 'n')).not.toContain('data-first=');
});

test('text that looks like the module script stays text', () => {
  const text = html.replace('Text', '&lt;script nonce="n" type="module" async=""&gt;');
  expect(deferScripts(text, styles, 'n')).toContain('&lt;script nonce="n" type="module" async=""&gt;');
});

test('a page without scripts is not changed', () => {
  expect(deferScripts('<html><head></head><body></body></html>', styles, 'n')).toBe(
    '<html><head></head><body></body></html>',
  );
});
