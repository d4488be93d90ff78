import { expect, test } from 'vitest';
import { fillTemplate } from './fill-template.ts';

const nothing = { html: '', text: '' };
const blocks = {
  text: nothing,
  list: nothing,
  content: nothing,
  button: { html: '<p>B</p>', text: 'B: https://b' },
};

test('[L-31] values are text wherever they stand, in both bodies', () => {
  const values = { name: '**<img src=x>** {{board}} [a](https://evil.example)', board: 'Harbour Jobs' };
  const filled = fillTemplate(
    { subject: 'For {{name}}', heading: '{{board}}', text: 'Dear *{{name}}*\n\n{{button}}\n\n- {{board}}' },
    { values, blocks },
  );
  expect(filled.subject).toBe(`For ${values.name}`);
  expect(filled.html).toContain('&lt;img src=x&gt;');
  expect(filled.html).toContain('[a](https://evil.example)');
  expect(filled.html).not.toContain('href="https://evil');
  expect(filled.html).toMatch(/<em>\*\*&lt;img.*<p>B<\/p>.*<li[^>]*>Harbour Jobs<\/li>/s);
  expect(filled.text).toBe(`Dear ${values.name}\n\nB: https://b\n\n- Harbour Jobs`);
});

test('[L-31] a template of an earlier version that lacks the button gets it at its end, and an unknown variable is empty', () => {
  const filled = fillTemplate(
    { subject: 'A', heading: 'B', text: 'Hello {{gone}}.' },
    { values: {}, blocks },
  );
  expect(filled.text).toBe('Hello .\n\nB: https://b');
  expect(filled.html).toMatch(/Hello \.<\/p><p>B<\/p>$/);
});

test('[L-31] lines of a value stay lines', () => {
  const filled = fillTemplate(
    { subject: '{{reason}}', heading: 'B', text: '{{reason}}' },
    { values: { reason: 'One\nTwo' }, blocks: { ...blocks, button: nothing } },
  );
  expect(filled.html).toContain('One<br>Two');
  expect(filled.text).toBe('One\nTwo');
});
