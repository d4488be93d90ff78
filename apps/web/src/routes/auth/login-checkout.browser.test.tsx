import { orderProcessingPath, paths } from '@waymark/contract/paths';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api, refuse } from '../../testing/api.ts';
import { candidate } from '../../testing/people.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { toast } from '../../testing/toasts.ts';
import Login from './login.tsx';

afterEach(() => vi.restoreAllMocks());

test('[B-2] a failed sign-in opens no second window, one that succeeds opens the checkout', async () => {
  const replace = vi.fn<(address: string) => void>();
  const opened = { opener: window, location: { replace } } as unknown as Window;
  const open = vi.spyOn(window, 'open').mockReturnValue(opened);
  const link = 'https://checkout.example/buy/1';
  await renderPart(<Login />, { at: `${paths.login}?productCheckoutLink=${encodeURIComponent(link)}` });
  api.answer('POST /login', () => refuse('unauthenticated', 'Email or password is not right.'));
  await page.getByLabelText('Email', { exact: true }).fill('marta.vogel@example.org');
  const password = page.getByLabelText('Password', { exact: true });
  const logIn = page.getByRole('button', { name: 'Log in' });
  await password.fill('not the password');
  await logIn.click();
  await expect.element(toast('Email or password is not right.')).toBeVisible();
  expect(open).not.toHaveBeenCalled();

  api.answer('POST /login', { data: { user: candidate(), accessToken: 'a-new-token' } });
  api.answer('GET /get-critique-detail', { data: null });
  api.answer('GET /get-checkout-link', { data: { checkoutLink: link } });
  api.answer('GET /get-customer-login', {
    data: { autoLoginCode: 'once', autoLoginUrl: 'https://checkout.example/portal?code=once' },
  });
  await password.fill('over the hills and far');
  await logIn.click();
  await expect.poll(() => replace.mock.calls).toEqual([[orderProcessingPath(link, 'once')]]);
  expect(open).toHaveBeenCalledTimes(1);
});
