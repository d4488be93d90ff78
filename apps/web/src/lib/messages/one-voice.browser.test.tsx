import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showError } from '../toasts.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { toast, voicesOf } from '../../testing/toasts.ts';
import { FieldError } from '../../components/form/field-error.tsx';
import { Notice } from '../../components/form/notice.tsx';

const words = 'Too many attempts. Please try again in 12 minutes.';

const keepers = {
  'a notice': () => <Notice tone="bad">{words}</Notice>,
  'a field': () => <FieldError message={words} />,
};

/** Shows what keeps the words for each attempt, as a form does that clears its refusal before it is sent. */
function Attempts({ Keeper, withToast }: { Keeper: () => React.ReactNode; withToast: boolean }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          if (withToast) showError(words);
          setCount(count + 1);
        }}
      >
        Send
      </button>
      {count > 0 && <Keeper key={count} />}
    </>
  );
}

for (const [name, Keeper] of Object.entries(keepers)) {
  test(`[A-15] ${name} and the first toast of a page, which is loaded late, say their words once`, async () => {
    await renderPart(<Attempts Keeper={Keeper} withToast />);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(toast(words)).toBeVisible();
    expect(page.getByText(words).elements()).toHaveLength(2);
    expect(voicesOf(words)).toHaveLength(1);
  });

  test(`[A-15] ${name} that comes while a toast says its words is silent`, async () => {
    await renderPart(<Attempts Keeper={Keeper} withToast={false} />);
    showError(words);
    await expect.element(toast(words)).toBeVisible();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => page.getByText(words).elements()).toHaveLength(2);
    expect(voicesOf(words)).toHaveLength(1);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test(`[A-15] ${name} says the refusal of the next attempt, while the toast of the first still stands`, async () => {
    await renderPart(<Attempts Keeper={Keeper} withToast />);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(toast(words)).toBeVisible();
    const first = page.getByText(words).elements();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => first.every((element) => element.isConnected)).toBe(false);
    await expect.element(page.getByRole('alert')).toHaveTextContent(words);
  });
}

test('[A-15] words that no toast says are read by the page', async () => {
  showError(words);
  await renderPart(<Notice tone="bad">It is another reason.</Notice>);
  await expect.element(page.getByRole('alert')).toHaveTextContent('It is another reason.');
  await expect.element(toast(words)).not.toHaveAttribute('aria-live');
});
