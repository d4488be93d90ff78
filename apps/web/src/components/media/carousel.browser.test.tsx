import { afterEach, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { renderPart } from '../../testing/render-part.tsx';
import { Carousel } from './carousel.tsx';

const names = ['Ada', 'Ben', 'Cleo', 'Dana', 'Eli'];

afterEach(async () => {
  vi.useRealTimers();
  document.documentElement.removeAttribute('dir');
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

test('[I-5] its button pauses it, and the arrow keys move it', async () => {
  const { part, row } = await openCarousel();
  await part.getByRole('button', { name: 'Pause' }).click();
  await commands.leavePointer();
  part.getByRole('button', { name: 'Play' }).element().blur();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(() => inSight(row)).toEqual(turned(0));

  row.focus();
  for (const [key, by] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', -1],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await vi.advanceTimersByTimeAsync(600);
    await expect.poll(() => inSight(row)).toEqual(turned(by));
  }

  await part.getByRole('button', { name: 'Play' }).click();
  await commands.leavePointer();
  part.getByRole('button', { name: 'Pause' }).element().blur();
  await vi.advanceTimersByTimeAsync(3600);
  await expect.poll(() => inSight(row)).toEqual(turned(0));
});

test('[L-40, I-5] from right to left it goes on to the left, by itself and by the arrow keys', async () => {
  document.documentElement.dir = 'rtl';
  const { part, row } = await openCarousel();
  await expect.poll(() => inSight(row)).toEqual(turned(0));
  const lefts = [...row.children].map((slide) => slide.getBoundingClientRect().left);
  expect(lefts).toEqual(lefts.toSorted((a, b) => b - a));
  await vi.advanceTimersByTimeAsync(2950 + 600);
  await expect.poll(() => inSight(row)).toEqual(turned(1));

  await part.getByRole('button', { name: 'Pause' }).click();
  await commands.leavePointer();
  row.focus();
  for (const [key, by] of [
    ['ArrowLeft', 2],
    ['ArrowRight', 1],
    ['ArrowRight', 0],
    ['ArrowRight', -1],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await vi.advanceTimersByTimeAsync(600);
    await expect.poll(() => inSight(row)).toEqual(turned(by));
  }
});

test('[I-5] it does not move for people who want less motion', async () => {
  const { part, row } = await openCarousel('reduce');
  await vi.advanceTimersByTimeAsync(15_000);
  await expect.poll(() => inSight(row)).toEqual(turned(0));
  await expect.element(part.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('[I-5] it shows three, two or one at a time, as many as the window is wide for', async () => {
  const { row } = await openCarousel('reduce');
  for (const { width, shown } of [
    { width: 1440, shown: 3 },
    { width: 992, shown: 3 },
    { width: 991, shown: 2 },
    { width: 577, shown: 2 },
    { width: 576, shown: 1 },
    { width: 390, shown: 1 },
  ]) {
    await page.viewport(width, 900);
    await expect.poll(() => inSight(row), { message: `at ${width} pixels` }).toHaveLength(shown);
  }
});
