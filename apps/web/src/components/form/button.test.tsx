import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

const attributesOf = (button: React.ReactElement) =>
  renderToStaticMarkup(button)
    .replace(/^<button ([^>]*)>.*$/s, '$1')
    .replaceAll(/ ?(class|type)="[^"]*"/g, '')
    .trim();

test('[B-1] a pending button keeps the focus: it ignores presses, but is not disabled', () => {
  expect(attributesOf(<Button pending>Log in</Button>)).toBe('aria-disabled="true" aria-busy="true"');
});

test('[B-1] one that cannot be used yet is disabled, one that can is neither', () => {
  expect(attributesOf(<Button disabled>Log in</Button>)).toBe('disabled=""');
  expect(attributesOf(<Button>Log in</Button>)).toBe('');
});
