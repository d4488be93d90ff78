import { expect, test } from 'vitest';
import { html } from './html.ts';

test('[D-8] what is put into markup stays text, markup stays markup', () => {
  const hostile = '<img src=x onerror="alert(1)"> & \'more\'';
  const inner = html`<b>${hostile}</b>`;
  expect(html`<p title="${hostile}">${[inner, inner]} ${7}</p>`.text).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;more&#39;">' +
      '<b>&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;more&#39;</b>'.repeat(2) +
      ' 7</p>',
  );
});
