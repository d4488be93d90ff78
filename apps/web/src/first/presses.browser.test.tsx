import { expect, test } from 'vitest';
import { tellAwake } from '../lib/waking/wake.ts';
import { keepPresses } from './presses.ts';

test('[L-35] a press is heard once, though React hears presses before it tells that it is awake', () => {
  document.body.innerHTML = `
    <button type="button">Like</button>
    <form><input name="q" value="harbor"><button>Search</button></form>
    <input type="checkbox" aria-label="Remote">
    <form method="dialog"><button>Send message</button></form>`;
  const heard: string[] = [];
  keepPresses();
  for (const type of ['click', 'submit', 'change'])
    for (const isCapturing of [true, false])
      document.addEventListener(
        type,
        (event) => {
          if (type === 'submit') event.preventDefault();
          heard.push(`${type} ${(event.target as Element).tagName}`);
        },
        isCapturing,
      );
  const [like] = document.querySelectorAll('button');
  const remote = document.querySelector<HTMLInputElement>('[type="checkbox"]');
  like?.click();
  document.querySelector('form')?.requestSubmit();
  remote?.click();
  // Only the script sends it: after what was chosen before (E-1).
  document.querySelector<HTMLFormElement>('[method="dialog"]')?.requestSubmit();
  expect(heard).toEqual([]);
  expect(like?.ariaBusy).toBe('true');
  expect(remote?.checked).toBe(true);

  tellAwake();
  const twice = (what: string) => [what, what];
  expect(heard).toEqual(
    ['click BUTTON', 'submit FORM', 'click INPUT', 'change INPUT', 'submit FORM'].flatMap(twice),
  );
  expect(like?.ariaBusy).toBeNull();
  expect(remote?.checked).toBe(true);
});
