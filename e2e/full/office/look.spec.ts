import { standardLook } from '@waymark/contract/office/look';
import { paths } from '@waymark/contract/paths';
import { callApi, signIn } from '../../fixtures/accounts.ts';
import { findFaults } from '../../fixtures/find-faults.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo } from '../../pages/page-frame.ts';

const staff = { email: 'staff@demo.waymark.example', password: 'review-with-care' };
const slogan = 'Work by the sea';
const htmlOf = async (path: string) => (await fetch(origin() + path)).text();

/** As everything was: others come after it on the same server. */
async function setBack(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { data } = (await (await callApi('/staff/look', { headers })).json()) as {
    data: { look: { version: number } };
  };
  const body = JSON.stringify({ value: standardLook, version: data.look.version });
  if (data.look.version > 0) await callApi('/staff/settings/look', { method: 'PUT', headers, body });
}

test('[L-31] a look is tried by a link before anybody else sees it, and then is everybody’s', async ({
  journey,
}) => {
  const { accessToken } = await signIn(staff);
  try {
    const page = await journey.openPage({ token: accessToken });
    await goTo(page, paths.staffLook);
    await page.getByLabel('Slogan').fill(slogan);
    await page.getByLabel('Heading of the home page').fill('Harbour work');
    await page.getByLabel('CSS').fill('h1 { letter-spacing: 0.2em }');
    await page.getByRole('button', { name: 'Add question' }).click();
    await page.getByLabel('Question 1').fill('Who may post?');
    await page.getByLabel('Answer 1').fill('Every harbour.');
    await page.getByRole('button', { name: 'Look at it' }).click();
    const link = page.getByRole('link', { name: 'Home page with the draft' });
    const address = (await link.getAttribute('href')) ?? '';
    expect(await findFaults(page)).toEqual([]);

    const shown = await fetch(origin() + address);
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    const draft = await shown.text();
    for (const words of [slogan, 'Harbour work', 'Who may post?', '@layer operator', 'FAQPage'])
      expect(draft).toContain(words);
    expect(await htmlOf(paths.home)).not.toContain(slogan);

    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('There is no draft: all of it is public.')).toBeVisible();
    const guest = await journey.openPage();
    await goTo(guest, paths.home);
    await expect(guest.getByRole('heading', { level: 1, name: 'Harbour work' })).toHaveCSS(
      'letter-spacing',
      /px/,
    );
    await expect(guest.getByText(slogan)).toBeVisible();
    await guest.getByText('Who may post?').click();
    await expect(guest.getByText('Every harbour.')).toBeVisible();
    expect(await findFaults(guest)).toEqual([]);
    expect(await htmlOf(address)).toContain(slogan);
    expect(await htmlOf(address)).not.toContain('<style>:root{');
  } finally {
    await setBack(accessToken);
  }
  expect(await htmlOf(paths.home)).not.toContain(slogan);
});
