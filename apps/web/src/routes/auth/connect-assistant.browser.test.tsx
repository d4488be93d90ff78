import type { RequestedConnection } from '@waymark/contract/integrations/connections';
import type { User } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api, refuse } from '../../testing/api.ts';
import { findViolations } from '../../testing/axe.ts';
import { loaderOf } from '../../testing/loader-of.ts';
import { candidate } from '../../testing/people.ts';
import { renderPages } from '../../testing/render-part.tsx';
import ConnectAssistant, { clientLoader } from './connect-assistant.tsx';
import Login from './login.tsx';

const me = candidate();
const requested: RequestedConnection = {
  name: 'Job helper',
  describedAt: null,
  host: '127.0.0.1:5000',
  isLocal: true,
  scopes: ['saved-jobs:read', 'saved-jobs:write'],
  account: { userId: me.id, companyId: null },
  company: null,
  problem: null,
  backUrl: 'http://127.0.0.1:5000/back?error=access_denied',
};
const search = '?client_id=one&redirect_uri=http%3A%2F%2F127.0.0.1%3A5000%2Fback&scope=x&made_up=1';

function open(answer: RequestedConnection | ReturnType<typeof refuse>, user?: User) {
  api.answer('GET /connection-requests', () => ('host' in answer ? { data: answer } : answer));
  return renderPages(
    [
      { path: paths.connectAssistant, element: <ConnectAssistant />, loader: loaderOf(clientLoader) },
      { path: paths.login, element: <Login /> },
    ],
    { at: paths.connectAssistant + search, ...(user && { user }) },
  );
}
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('[L-29] says who asks, where the answer goes, what for and as whom; what is unticked is not given', async () => {
  await open(requested, me);
  await expect.element(page.getByText('“Job helper”')).toBeVisible();
  await expect.element(page.getByText('a program on this device (127.0.0.1:5000)')).toBeVisible();
  await expect.element(page.getByText(me.email)).toBeVisible();
  expect(await findViolations()).toEqual([]);
  api.answer('POST /connections', () => refuse('conflict', 'You have 20 connected assistants.'));
  await page.getByRole('checkbox', { name: 'Save jobs, and remove saved ones' }).click();
  await button('Connect').click();
  await expect.element(page.getByText('You have 20 connected assistants.')).toBeVisible();
  expect(api.callsOf('POST /connections')[0]?.body).toEqual({
    request: {
      client_id: 'one',
      redirect_uri: 'http://127.0.0.1:5000/back',
      response_type: '',
      code_challenge: '',
      code_challenge_method: '',
      scope: 'x',
      state: '',
      resource: '',
    },
    account: requested.account,
    scopes: ['saved-jobs:read'],
  });
});

test('[L-29] has a guest sign in first, and come back with the whole request', async () => {
  const shown = await open({ ...requested, account: null });
  await expect.element(button('Connect')).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Sign in to continue' }).click();
  await expect.poll(shown.address).toBe(paths.login);
  api.answer('POST /login', { data: { user: me, accessToken: 'a-new-token' } });
  api.answer('GET /get-critique-detail', { data: null });
  await page.getByLabelText('Email', { exact: true }).fill(me.email);
  await page.getByLabelText('Password', { exact: true }).fill('a long password');
  await button('Log in').click();
  await expect.poll(shown.address).toContain(paths.connectAssistant);
  await expect.element(page.getByText('“Job helper”')).toBeVisible();
  expect(api.callsOf('GET /connection-requests').length).toBeGreaterThan(1);
});

test('[L-29] names what is wrong, and offers nothing but to cancel', async () => {
  await open({ ...requested, scopes: [], account: null, problem: 'It has to use PKCE.' }, me);
  await expect.element(page.getByRole('alert').filter({ hasText: 'It has to use PKCE.' })).toBeVisible();
  await expect.element(button('Connect')).not.toBeInTheDocument();
  await expect.element(button('Cancel')).toBeVisible();
});

test('[L-29] answers no assistant that is not known', async () => {
  await open(refuse('not_found', 'This assistant is not known here.'), me);
  await expect.element(page.getByText('This assistant is not known here.')).toBeVisible();
  await expect.element(button('Cancel')).not.toBeInTheDocument();
});
