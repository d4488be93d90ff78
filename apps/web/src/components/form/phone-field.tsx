import type { ComponentProps, FocusEvent } from 'react';
import { loadPhones, phoneCountry } from './load-phones.ts';
import { TextField } from './text-field.tsx';

/** A number that can be called: on leaving it is written as between countries, where its country is known. */
export function PhoneField({ onFocus, onBlur, onChange, ...rest }: ComponentProps<typeof TextField>) {
  function enter(event: FocusEvent<HTMLInputElement>) {
    void loadPhones();
    onFocus?.(event);
  }

  async function leave(event: FocusEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    onBlur?.(event);
    const typed = input.value;
    const written = (await loadPhones())?.readPhone(typed, phoneCountry());
    if (written === undefined || written === typed || input.value !== typed) return;
    input.value = written;
    onChange?.({ ...event, type: 'change', target: input });
  }

  return (
    <TextField
      type="tel"
      autoComplete="tel"
      {...rest}
      onFocus={enter}
      onBlur={(event) => void leave(event)}
      onChange={onChange}
    />
  );
}
