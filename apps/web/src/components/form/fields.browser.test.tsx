import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../testing/render-part.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TextField } from './text-field.tsx';

test('[A-16] a field is focused while it has the focus, and filled when left with something in it', async () => {
  const shown = await renderPart(<TextField label="Name" hint="As on your passport" error="Too short" />);
  const field = shown.getByLabelText('Name');
  const frame = () => (field.element().closest('[data-state]') as HTMLElement | null)?.dataset['state'];
  await expect.element(field).toHaveAccessibleDescription('As on your passport Too short');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(frame()).toBeUndefined();
  await field.click();
  await expect.poll(frame).toBe('focused');
  await userEvent.keyboard('Ada{Tab}');
  await expect.poll(frame).toBe('filled');
  await field.fill('');
  await expect.poll(frame).toBe('focused');
  await userEvent.keyboard('{Tab}');
  await expect.poll(frame).toBeUndefined();
});

test('[C-3] a switch is pressed by key and label, tells what it is about, and waits while it is saved', async () => {
  const changed = vi.fn<(checked: boolean) => void>();
  const switchOf = (rest: { pending?: boolean; error?: string }) => (
    <SwitchField label="Mails" hint="Once a week" state="Off" checked={false} onChange={changed} {...rest} />
  );
  function Saving() {
    const [pending, setPending] = useState(false);
    return (
      <>
        {switchOf({ pending, ...(pending && { error: 'Not saved.' }) })}
        <button type="button" onClick={() => setPending(true)}>
          Save
        </button>
      </>
    );
  }
  const shown = await renderPart(<Saving />);
  const field = shown.getByRole('switch', { name: 'Mails' });
  await expect.element(field).toHaveAccessibleDescription('Once a week Off');
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await shown.getByText('Mails').click();
  expect(changed.mock.calls).toEqual([[true], [true]]);
  await expect.element(field).not.toBeChecked();
  await shown.getByRole('button', { name: 'Save' }).click();
  await expect.element(field).toHaveAttribute('aria-busy', 'true');
  await expect.element(field).toHaveAccessibleDescription('Once a week Off Not saved.');
  await field.click();
  expect(changed).toHaveBeenCalledTimes(2);
});

test('[B-5] a box is ticked by its label, and tells its hint and what is wrong', async () => {
  const shown = await renderPart(
    <CheckboxField label="I agree" hint="You can change it later" error="Please agree." />,
  );
  const box = shown.getByRole('checkbox', { name: 'I agree' });
  await expect.element(box).toHaveAccessibleDescription('You can change it later Please agree.');
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await shown.getByText('I agree').click();
  await expect.element(box).toBeChecked();
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(box).not.toBeChecked();
});

test('[B-5] a phone number is written as between countries on leaving, unless its country is not known', async () => {
  const changed = vi.fn<(value: string) => void>();
  const shown = await renderPart(
    <PhoneField label="Phone" onChange={(event) => changed(event.target.value)} />,
  );
  const field = shown.getByLabelText('Phone');
  await field.fill('+442079460123');
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveValue('+44 20 7946 0123');
  await expect.poll(() => changed.mock.lastCall).toEqual(['+44 20 7946 0123']);
  await field.fill('call me');
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveValue('call me');
});
