import { expect, test } from 'vitest';
import { renderLegalText } from './legal-rules.ts';

test('[J-5] a text of the law is Markdown or plain', () => {
  expect(renderLegalText('One\nline\n\nAnother')).toBe('<p>One<br />line</p>\n<p>Another</p>');
  expect(renderLegalText('# Terms\n\n- *one*\n- [two](https://board.example)')).toBe(
    '<h2>Terms</h2>\n<ul>\n<li><em>one</em></li>\n<li><a href="https://board.example" rel="noopener">two</a></li>\n</ul>',
  );
});

test.each([
  '<script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '<img src=x onerror=alert(1)>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<p style="position:fixed" onclick="alert(1)">x</p>',
  '![x](https://evil.example/pixel.png)',
  '<iframe src="//evil.example"></iframe>',
])('[J-5] %s becomes nothing that runs or loads', (text) => {
  expect(renderLegalText(text)).not.toMatch(/script|javascript|onerror|onclick|style|<img|<iframe|data:/);
});
