import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { renderPart } from '../../testing/render-part.tsx';
import { Button } from './button.tsx';

/** A form whose button moves down by its own height as soon as it is pressed, as an error of a field moves it. */
function MovingForm({ onSend }: { onSend: () => void }) {
  const [isMoved, setMoved] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {isMoved && <div style={{ height: '8rem' }} />}
      <Button type="submit" onPointerDown={() => setMoved(true)}>
        Send
      </Button>
    </form>
  );
}

async function placeOfButton() {
  const button = page.getByRole('button', { name: 'Send' });
  await expect.element(button).toBeVisible();
  const { x, y, width, height } = button.element().getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

test('[A-2] a press counts once, also where the button moves from under the pointer', async () => {
  const send = vi.fn();
  await renderPart(<MovingForm onSend={send} />);
  await commands.dragPointer(await placeOfButton(), await placeOfButton());
  await expect.poll(() => send.mock.calls.length).toBe(1);
  await page.getByRole('button', { name: 'Send' }).click();
  expect(send).toHaveBeenCalledTimes(2);
});

test('[A-2] a press is taken back by moving the pointer away', async () => {
  const send = vi.fn();
  await renderPart(<MovingForm onSend={send} />);
  const { x, y } = await placeOfButton();
  await commands.dragPointer({ x, y }, { x: x + 300, y });
  await page.getByRole('button', { name: 'Send' }).click();
  expect(send).toHaveBeenCalledTimes(1);
});
