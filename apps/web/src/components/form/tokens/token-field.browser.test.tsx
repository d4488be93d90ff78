import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../../testing/render-part.tsx';
import { TokenField } from './token-field.tsx';

const list = vi.fn<(q: string) => Promise<string[]>>((q) =>
  Promise.resolve(q.startsWith('tri') ? ['Triage', 'Trimming'] : []),
);

function Skills({ first, isOrdered }: { first: readonly string[]; isOrdered: boolean }) {
  const [values, setValues] = useState<readonly string[]>(first);
  return (
    <>
      <TokenField
        label="Skills"
        hint="Enter adds one"
        values={values}
        onChange={setValues}
        maxLength={20}
        list={list}
        isOrdered={isOrdered}
      />
      <output>{values.join('|')}</output>
    </>
  );
}

async function openField(first: readonly string[] = [], isOrdered = false) {
  const shown = await renderPart(<Skills first={first} isOrdered={isOrdered} />);
  const output = shown.container.querySelector('output');
  return { shown, field: shown.getByLabelText('Skills'), values: () => output?.textContent };
}

test('[G-3] a name is added by Enter, by a comma and by leaving, each once', async () => {
  const { field, values } = await openField();
  await field.click();
  await userEvent.keyboard('Triage{Enter}');
  await expect.poll(values).toBe('Triage');
  await expect.element(field).toHaveValue('');
  await userEvent.keyboard('Rota,triage,');
  await expect.poll(values).toBe('Triage|Rota');
  await userEvent.keyboard('Wards{Tab}');
  await expect.poll(values).toBe('Triage|Rota|Wards');
});

test('[G-3] Backspace takes the last name back, and each has a button that removes it', async () => {
  const { shown, field, values } = await openField(['Triage', 'Rota', 'Wards']);
  await field.click();
  await userEvent.keyboard('{Backspace}');
  await expect.poll(values).toBe('Triage|Rota');
  await userEvent.keyboard('ab{Backspace}{Backspace}');
  expect(values()).toBe('Triage|Rota');
  await shown.getByRole('button', { name: 'Remove Triage' }).click();
  await expect.poll(values).toBe('Rota');
});

test('[G-3] a list that is pasted becomes names, none longer than it may be', async () => {
  const { field, values } = await openField();
  await field.click();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', `Triage; Rota\n${'x'.repeat(30)}, rota`);
  field
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.poll(values).toBe(`Triage|Rota|${'x'.repeat(20)}|rota`);
});

test('[G-3] what is typed may go on to the names that the list knows', async () => {
  const { field } = await openField();
  const suggested = () =>
    [...((field.element() as HTMLInputElement).list?.options ?? [])].map(({ value }) => value);
  await field.fill('tri');
  await expect.poll(suggested).toEqual(['Triage', 'Trimming']);
  await field.fill('');
  await expect.poll(suggested).toEqual([]);
});

test('[G-3] where the order counts, arrow keys move a name, and the focus goes with it', async () => {
  const { shown, values } = await openField(['One', 'Two', 'Three'], true);
  const handle = (name: string) => shown.getByRole('button', { name: new RegExp(`^${name}\\b`) });
  (handle('One').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(values).toBe('Two|One|Three');
  await expect.element(handle('One')).toHaveFocus();
  await expect.element(handle('One')).toMatchTextContent(/2 of 3/);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(values).toBe('Two|Three|One');
  // There is nothing behind the last.
  await userEvent.keyboard('{ArrowRight}');
  expect(values()).toBe('Two|Three|One');
  await expect.element(handle('One')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(values).toBe('Two|One|Three');
});

test('[G-3] where the order counts, a press opens the buttons that move a name, without any dragging', async () => {
  const { shown, values } = await openField(['One', 'Two', 'Three'], true);
  const button = (name: string) => shown.getByRole('button', { name, exact: true });
  await shown.getByRole('button', { name: /^Two\b/ }).click();
  await button('Move Two forward').click();
  await expect.poll(values).toBe('Two|One|Three');
  // It is the first now, and its button keeps the focus.
  await expect.element(button('Move Two forward')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Move Two forward')).toHaveFocus();
  await button('Move Two back').click();
  await button('Move Two back').click();
  await expect.poll(values).toBe('One|Three|Two');
  await expect.poll(() => document.getElementById('messages')?.textContent).toContain('Two: 3 of 3.');
});
