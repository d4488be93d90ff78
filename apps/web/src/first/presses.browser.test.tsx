import { expect, test } from 'vitest';
import { tellAwake } from '../lib/waking/wake.ts';
import { keepPresses } from './presses.ts';

test('[L-35] a press is heard once, though React hears presses before it tells that it is awake', () => {
  document.body.innerHTML = `
    <button type="button">Like</button>
    <form><input name="q" value="harbor"><button>Search</button></form>
    <input type="checkbox" aria-label="Remote">`;
  const heard: string[] = [];
  keepPresses();
  for (const type of ['click', 'submit', 'change'])
    for (const isCapturing of [true, false])
      document.addEventListener(
        type,
        (event) => {
          event.preventDefault();
          const { tagName } = event.target as Element;
          if (tagName !== 'INPUT' || type === 'change') heard.push(`${type} ${tagName}`);
        },
        isCapturing,
      );
  const [like] = document.querySelectorAll('button');
  like?.click();
  document.querySelector('form')?.requestSubmit();
  document
    .querySelector<HTMLInputElement>('[type="checkbox"]')
    ?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(heard).toEqual([]);
  expect(like?.ariaBusy).toBe('true');

  tellAwake();
  expect(heard.slice(0, 4)).toEqual(['click BUTTON', 'click BUTTON', 'submit FORM', 'submit FORM']);
  expect(like?.ariaBusy).toBeNull();
});
