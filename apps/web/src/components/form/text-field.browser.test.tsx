import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from './text-field.tsx';

test('[A-16] a field is focused, then filled, or neither when it is left empty', async () => {
  await render(<TextField label="Email" />);
  const email = page.getByLabelText('Email');
  const states = () => ['focused', 'filled'].filter((state) => email.element().closest(`.${state}`) !== null);
  expect(states()).toEqual([]);
  await email.click();
  await expect.poll(states).toEqual(['focused']);
  await email.fill('ada@example.org');
  await userEvent.keyboard('{Tab}');
  await expect.poll(states).toEqual(['filled']);
  await email.fill('');
  await userEvent.keyboard('{Tab}');
  await expect.poll(states).toEqual([]);
});
