import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type OAuthClientProvider,
} from '@modelcontextprotocol/client';
import { paths } from '@waymark/contract/paths';
import { demoAccount } from '../../fixtures/accounts.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo } from '../../pages/page-frame.ts';

/** A program on the person's device; the browser's way to it is answered by the journey. */
const back = 'http://127.0.0.1:49152/back';

function createAssistant() {
  const kept: Record<string, unknown> = {};
  let asked = '';
  const provider: OAuthClientProvider = {
    redirectUrl: back,
    clientMetadata: { client_name: 'Job helper', redirect_uris: [back] },
    state: () => 'of this journey',
    clientInformation: () => kept['client'] as never,
    saveClientInformation: (client) => void (kept['client'] = client),
    tokens: () => kept['tokens'] as never,
    saveTokens: (tokens) => void (kept['tokens'] = tokens),
    redirectToAuthorization: ({ href }) => void (asked = href),
    saveCodeVerifier: (verifier) => void (kept['verifier'] = verifier),
    codeVerifier: () => kept['verifier'] as string,
    saveDiscoveryState: (state) => void (kept['discovery'] = state),
    discoveryState: () => kept['discovery'] as never,
  };
  const url = new URL(`${origin()}/mcp/account`);
  const open = () => new StreamableHTTPClientTransport(url, { authProvider: provider });
  const connect = async () => {
    const client = new Client({ name: 'journey', version: '1' });
    await client.connect(open());
    return client;
  };
  const token = () => (kept['tokens'] as { access_token: string }).access_token;
  return { open, connect, token, asked: () => asked };
}

test('[L-29] a candidate connects an assistant, narrows what it may do, and ends it', async ({ page }) => {
  const assistant = createAssistant();
  await expect(assistant.connect()).rejects.toThrow(UnauthorizedError);
  await page.route(`${back}*`, (route) => route.fulfill({ body: 'Back at the assistant' }));

  // A guest, who signs in first and is led back.
  await goTo(page, assistant.asked().replace(origin(), ''));
  await expect(page.getByText('“Job helper”')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in to continue' }).click();
  const { email, password } = demoAccount('candidate');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel('Read applications').uncheck();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.waitForURL(`${back}*`);
  const answer = new URL(page.url()).searchParams;
  expect(answer.get('state')).toBe('of this journey');

  await assistant.open().finishAuth(answer);
  const client = await assistant.connect();
  const saved = await client.callTool({ name: 'list_saved_jobs', arguments: {} });
  expect(saved.structuredContent).toHaveProperty('total');

  await goTo(page, paths.account);
  const row = page.getByRole('listitem').filter({ hasText: 'Job helper' });
  await expect(row).toContainText('Allowed: Read saved jobs');
  await row.getByRole('button', { name: 'Disconnect' }).click();
  await expect(row).toBeHidden();
  const headers = { authorization: `Bearer ${assistant.token()}` };
  const refused = await fetch(`${origin()}/mcp/account`, { method: 'POST', headers });
  expect(refused.status).toBe(401);
  expect(refused.headers.get('www-authenticate')).toContain('invalid_token');
});
