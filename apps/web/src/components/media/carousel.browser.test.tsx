import { afterEach, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { renderPart } from '../../testing/render-part.tsx';
import { Carousel } from './carousel.tsx';

const names = ['Ada', 'Ben', 'Cleo', 'Dana', 'Eli'];

afterEach(async () => {
  vi.useRealTimers();
  await commands.emulateMedia({ reducedMotion: 'reduce' });
  await page.viewport(1440, 900);
});

/** Shows a carousel whose time only the test moves. */
async function openCarousel(reducedMotion: 'reduce' | 'no-preference' = 'no-preference') {
  await commands.leavePointer();
  await commands.emulateMedia({ reducedMotion });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'requestAnimationFrame', 'performance'] });
  const slides = names.map((name) => ({ key: name, content: <p>{name}</p> }));
  const part = await renderPart(<Carousel label="What people say" slides={slides} />);
  await expect.element(part.getByRole('button', { name: /^(Pause|Play)$/ })).toBeVisible();
  const row = part.getByRole('list', { name: 'What people say' }).element() as HTMLElement;
  return { part, row };
}

/** The names that can be seen in the row, from left to right. */
function inSight(row: HTMLElement): string[] {
  const { left, right } = row.getBoundingClientRect();
  return [...row.children]
    .filter((slide) => {
      const box = slide.getBoundingClientRect();
      return box.left > left - 2 && box.right < right + 2;
    })
    .map((slide) => slide.textContent);
}

const turned = (by: number) => [0, 1, 2].map((place) => names[(by + place + names.length) % names.length]);

test('[I-5, K-3] it moves on every 3000 ms in 500 ms, and comes round', async () => {
  const { row } = await openCarousel();
  await expect.poll(() => inSight(row)).toEqual(turned(0));
  for (let step = 1; step <= names.length; step++) {
    await vi.advanceTimersByTimeAsync(step === 1 ? 2950 : 2450);
    expect(inSight(row)).toEqual(turned(step - 1));
    await vi.advanceTimersByTimeAsync(50 + 500);
    await expect.poll(() => inSight(row)).toEqual(turned(step));
  }
});

test('[I-5] it stands still under the pointer and under the focus, and goes on after', async () => {
  const { row } = await openCarousel();
  const holds = [
    { hold: () => userEvent.hover(row), leave: () => commands.leavePointer() },
    { hold: async () => row.focus(), leave: async () => row.blur() },
  ];
  for (const { hold, leave } of holds) {
    await hold();
    await vi.advanceTimersByTimeAsync(600);
    const held = inSight(row);
    expect(held).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.poll(() => inSight(row)).toEqual(held);
    await leave();
    await vi.advanceTimersByTimeAsync(3600);
    await expect.poll(() => inSight(row)).not.toEqual(held);
  }
});
