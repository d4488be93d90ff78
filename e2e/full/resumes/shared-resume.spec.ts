import { callApi, createCandidate } from '../../fixtures/accounts.ts';
import { findViolations } from '../../fixtures/axe.ts';
import { confirmationLink, postApi } from '../../fixtures/companies.ts';
import { pdfResume } from '../../fixtures/documents.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo, reload } from '../../pages/page-frame.ts';
import { SharingPage } from '../../pages/resumes-pages.ts';

test.describe('a public page of a resume', () => {
  test('[G-7] has a label, shows the chosen parts, counts its views and ends when it is revoked', async ({
    journey,
  }) => {
    const candidate = await createCandidate({ firstName: 'Ingrid', lastName: 'Sandvik' });
    const own = await journey.openPage({ token: candidate.accessToken });
    const sharing = new SharingPage(own);
    await postApi('/confirm-email/send', {}, candidate.accessToken);
    await goTo(own, await confirmationLink(candidate.fields.email));
    await own.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(own.getByRole('link', { name: /Go to/ }).first()).toBeVisible();
    const body = new FormData();
    const { buffer } = await pdfResume('Ingrid Sandvik');
    body.append('label', 'Text');
    body.append('resume', new Blob([new Uint8Array(buffer)]), 'ingrid.pdf');
    // Proving the address has begun a session of its own.
    const token = await own.evaluate(() => localStorage.getItem('accessToken'));
    const headers = { authorization: `Bearer ${token}` };
    const stored = await callApi('/resumes', { method: 'POST', headers, body });
    const { data: resume } = (await stored.json()) as { data: { id: string } };

    await sharing.open();
    expect(await findViolations(own)).toEqual([]);
    const form = await sharing.start('Aunt Martha', 'Text');
    await form.getByRole('button', { name: 'See what it shows' }).click();
    await expect(form.getByRole('region', { name: 'Preview' })).toContainText('Northfield Logistics');
    await expect(form.getByRole('region', { name: 'Preview' })).not.toContainText('Sandvik');
    const plain = await sharing.make();
    expect(plain).toMatch(/\/shared-resume\?link=[\w-]{43}$/);
    expect(await findViolations(own)).toEqual([]);
    await sharing.done();
    await sharing.start('Harbour office', 'Text');
    await sharing.dialog.getByRole('radio', { name: /^The file as it is/ }).check();
    const file = await sharing.make();
    await sharing.done();

    const guest = await journey.openPage();
    const asked: string[] = [];
    guest.on('request', (request) => asked.push(request.headers()['referer'] ?? ''));
    const response = await goTo(guest, plain.slice(origin().length));
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Ingrid S.');
    await expect(guest.getByText(/Northfield Logistics/)).toBeVisible();
    await expect(guest.getByText('Sandvik')).toHaveCount(0);
    await expect(guest.getByRole('button', { name: 'Download' })).toHaveCount(0);
    await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(asked.filter((referrer) => referrer.includes('link='))).toEqual([]);
    expect(await findViolations(guest)).toEqual([]);

    await goTo(guest, file.slice(origin().length));
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Ingrid Sandvik');
    await expect(guest.locator('canvas[data-drawn]')).toBeVisible();
    const started = guest.waitForEvent('download');
    await guest.getByRole('button', { name: 'Download' }).click();
    expect((await started).suggestedFilename()).toBe('ingrid.pdf');

    await goTo(own, plain.slice(origin().length));
    await expect(own.getByText('This is your own page: that you look is not counted.')).toBeVisible();
    await sharing.open();
    await expect(sharing.card('Aunt Martha')).toContainText('1 view');
    await sharing.press('Harbour office', 'Who looked');
    await expect(sharing.views).toHaveText([/Had the file/]);
    await sharing.close();
    await sharing.press('Aunt Martha', 'Renew');
    await sharing.dialog.getByLabel('From today it works for').selectOption({ label: 'One year' });
    await sharing.dialog.getByRole('button', { name: 'Renew' }).click();
    await expect(own.getByText('The link is renewed')).toBeVisible();

    await sharing.press('Aunt Martha', 'Revoke');
    await sharing.dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect(sharing.card('Aunt Martha')).toContainText('Revoked');
    journey.expectStatus(404);
    const dead = await goTo(guest, plain.slice(origin().length));
    expect(dead.status()).toBe(404);
    const words = await guest.getByRole('alert').textContent();
    await goTo(guest, '/shared-resume?link=never-was');
    await expect(guest.getByRole('alert')).toHaveText(words ?? '');

    // The other link ends with its resume, also for a guest who has the page open.
    await goTo(guest, file.slice(origin().length));
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Ingrid Sandvik');
    await callApi(`/resumes/${resume.id}`, { method: 'DELETE', headers });
    await reload(guest);
    await expect(guest.getByRole('alert')).toHaveText(words ?? '');
  });
});
