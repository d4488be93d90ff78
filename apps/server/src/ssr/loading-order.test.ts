import { expect, test } from 'vitest';
import { sealScripts } from './content-security.ts';
import { createCriticalStyles } from './critical-styles.ts';
import { orderLoading } from './loading-order.ts';

const styles = { file: '/assets/style-1.css', select: createCriticalStyles('.a{color:red}.b{color:blue}') };
const html =
  '<html><head><title>Page</title><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>' +
  '<body><p class="a">Text</p><script nonce="n">context()</script><script nonce="n" type="module" async="">import "/assets/a.js";</script></body></html>';

test('a page has the styles it is painted with in its head, and nothing there asks for a file', () => {
  const ordered = orderLoading(html, styles, 'n');
  expect(ordered).toContain('<head><title>Page</title><style>.a{color:red}</style></head>');
  expect(ordered).toContain('<p class="a">Text</p><script nonce="n">context()</script>');
});

test('the script of a page waits with the names of its files, and may run when it is begun', () => {
  const { html: sealed, policy } = sealScripts(orderLoading(html, styles, 'n'), 'n');
  expect(sealed).toContain(
    '<script type="text/plain" data-files="/assets/style-1.css /assets/a.js /assets/b.js">import "/assets/a.js";</script>',
  );
  expect(sealed).not.toContain('type="module"');
  // The context, the modules' and what begins them.
  expect(policy.match(/'sha256-/g)).toHaveLength(3);
  expect(sealed).not.toContain('nonce');
});

test('text that looks like a script of the page stays text', () => {
  const text = html.replace('Text', '&lt;script nonce="n" type="module" async=""&gt;');
  expect(orderLoading(text, styles, 'n')).toContain('&lt;script nonce="n" type="module" async=""&gt;');
});

test('a page without a script of its own is left as it is', () => {
  expect(orderLoading('<html><head></head><body></body></html>', styles, 'n')).toBe(
    '<html><head></head><body></body></html>',
  );
});
