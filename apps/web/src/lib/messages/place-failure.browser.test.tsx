import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Actions } from '../../components/form/actions.tsx';
import { Button } from '../../components/form/button.tsx';
import { api, holdAnswer, refuse } from '../../testing/api.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { toast } from '../../testing/toasts.ts';
import { callApi } from '../api-client.ts';
import { announce, messagesPlace } from './region.ts';
import { showFailed, showSuccess } from '../toasts.ts';
import { useAction } from '../use-action.ts';

const reason = 'That did not work. Please try again.';

function Saving({ name }: { name: string }) {
  const { pending, run } = useAction(showFailed);
  return (
    <Button pending={pending} onClick={() => run(() => callApi('POST /logout', {}))}>
      {name}
    </Button>
  );
}

const Row = () => {
  const [isThere, setThere] = useState(true);
  return (
    <main>
      <Actions>
        {isThere && <Saving name="Save" />}
        <Button variant="secondary" onClick={() => setThere(false)}>
          Take away
        </Button>
      </Actions>
    </main>
  );
};

const save = () => page.getByRole('button', { name: 'Save' });
const alert = () => page.getByRole('alert');

test('[A-15] a failed action says so where it was pressed, until the next try', async () => {
  await renderPart(<Row />);
  api.answer('POST /logout', () => refuse('conflict', reason));
  await save().click();
  await expect.element(alert()).toHaveTextContent(reason);
  await expect.element(save()).toHaveAccessibleDescription(reason);
  await expect.element(toast(reason)).not.toBeInTheDocument();
  // Below the button that was pressed, and above what follows it.
  expect(alert().element().previousElementSibling).toBe(save().element());
  const held = holdAnswer<{ message: string }>();
  api.answer('POST /logout', () => held.answer);
  await save().click();
  await expect.element(alert()).not.toBeInTheDocument();
  await expect.element(save()).not.toHaveAttribute('aria-describedby');
  held.release({ message: 'It is done.' });
});

test('[A-15] what was pressed meanwhile does not get the failure of another action', async () => {
  const held = holdAnswer<ReturnType<typeof refuse>>();
  api.answer('POST /logout', () => held.answer);
  await renderPart(
    <main>
      <Actions>
        <Saving name="Save" />
      </Actions>
      <Button>Something else</Button>
    </main>,
  );
  await save().click();
  await page.getByRole('button', { name: 'Something else' }).click();
  held.release(refuse('conflict', reason));
  await expect.element(alert()).toBeVisible();
  expect(alert().element().previousElementSibling).toBe(save().element());
});

test('[A-15] where the control is gone, a toast says why', async () => {
  const held = holdAnswer<ReturnType<typeof refuse>>();
  api.answer('POST /logout', () => held.answer);
  await renderPart(<Row />);
  await save().click();
  await page.getByRole('button', { name: 'Take away' }).click();
  await expect.element(save()).not.toBeInTheDocument();
  held.release(refuse('conflict', reason));
  await expect.element(toast(reason)).toBeVisible();
});

test('[A-15] the region that reads messages aloud is there before their words', async () => {
  const place = messagesPlace();
  expect(place.getAttribute('aria-live')).toBe('polite');
  await renderPart(<Row />);
  const withWords: string[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && node.matches('[aria-live]') && node.textContent)
          withWords.push(node.outerHTML);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  showSuccess('It is saved.');
  await expect.element(toast('It is saved.')).toBeVisible();
  expect(place.contains(toast('It is saved.').element())).toBe(true);
  announce('Two selected.');
  await expect.element(page.getByText('Two selected.')).toBeInTheDocument();
  expect(place.textContent).toContain('Two selected.');
  // Nothing within reads for itself.
  expect(place.querySelectorAll('[aria-live]')).toHaveLength(0);
  watch.disconnect();
  expect(withWords).toEqual([]);
});
