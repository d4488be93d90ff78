import { createCandidate } from '../fixtures/accounts.ts';
import { eventually } from '../fixtures/eventually.ts';
import { origin } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { goTo } from '../pages/page-frame.ts';

const office = 'hello@waymark.example';
let messages = 0;

function newMessage() {
  messages += 1;
  return {
    name: `Ines Alvarado ${process.pid}.${messages}`,
    email: `ines.${process.pid}.${messages}@example.org`,
    message: 'Where do I find my receipt?\n\nThank you.',
  };
}

test.describe('the contact page', () => {
  test('[J-4] nothing is sent without the captcha, and every refusal keeps what was typed', async ({
    page,
    journey,
  }) => {
    journey.expectStatus(400);
    const contact = new ContactPage(page);
    await contact.open();
    await contact.sendButton.click();
    await expect(contact.errors).toHaveText([
      'Name is required',
      'Email is required',
      'Message is required',
      'Please complete the Captcha',
    ]);
    const { name, email, message } = newMessage();
    await contact.write({ name, email: 'ines at example', message });
    await contact.solveCaptcha();
    await contact.sendButton.click();
    await expect(contact.errors).toHaveText(['Enter a valid email']);
    await contact.field('Email').fill(email);
    await contact.captcha.uncheck();
    await contact.sendButton.click();
    await expect(contact.errors).toHaveText(['Please complete the Captcha']);
    await expect(contact.captcha).toBeFocused();
    await eventually(() => contact.typed()).toEqual([name, email, message]);

    // The server refuses what it has seen before.
    let captcha = '';
    await page.route('**/api/contact-messages', async (route) => {
      const sent = route.request().postDataJSON() as { captcha: string };
      captcha ||= sent.captcha;
      await route.continue({ postData: JSON.stringify({ ...sent, captcha }) });
    });
    await contact.solveCaptcha();
    await contact.sendButton.click();
    await page.getByRole('button', { name: 'Write another message' }).click();
    await contact.write({ name, email, message });
    await contact.solveCaptcha();
    await contact.sendButton.click();
    await expect(contact.errors).toHaveText(['The check was used already. Tick the box again.']);
    await expect(contact.captcha).not.toBeChecked();
    await eventually(() => contact.typed()).toEqual([name, email, message]);

    await page.unroute('**/api/contact-messages');
    await contact.solveCaptcha();
    await contact.sendButton.click();
    await expect(page.getByText('has reached our team')).toBeVisible();
  });

  test('[J-4] without a connection the message stays, with a sentence about it', async ({
    page,
    journey,
  }) => {
    journey.expectConsole(/contact-messages|ERR_CONNECTION_REFUSED/);
    const contact = new ContactPage(page);
    await contact.open();
    const message = newMessage();
    await contact.write(message);
    await contact.solveCaptcha();
    await page.route('**/api/contact-messages', (route) => route.abort('connectionrefused'));
    await contact.sendButton.click();
    await expect(contact.errors).toHaveText([
      'The server cannot be reached just now. Check your connection and try again.',
    ]);
    await eventually(() => contact.typed()).toEqual(Object.values(message));
    await expect(contact.captcha).toBeChecked();
  });

  test('[J-4] members find their name and address filled in', async ({ journey }) => {
    const { accessToken, fields } = await createCandidate();
    const contact = new ContactPage(await journey.openPage({ token: accessToken }));
    await contact.open();
    await eventually(() => contact.typed()).toEqual([
      `${fields.firstName} ${fields.lastName}`,
      fields.email,
      '',
    ]);
  });

  test('[J-4, K-3] the map is 500 pixels high at zoom 6, moves, and comes from nowhere else', async ({
    journey,
  }) => {
    // Low enough for the map to lie well below it.
    const page = await journey.openPage({ viewport: { width: 1440, height: 500 } });
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    const contact = new ContactPage(page);
    await contact.open();
    await expect(contact.map.button('Zoom in')).toHaveCount(0);
    await contact.map.waitUntilDrawn();
    expect(Math.round(await contact.map.height())).toBe(500);
    // At zoom 6 the earth is 64 tiles of 256 pixels around: 45.5 pixels a degree.
    const degree = (64 * 256) / 360;
    const dublinToParis = (6.26 + 2.35) * degree;
    const measured = () => contact.map.distanceEast('Dublin', 'Paris');
    expect(Math.abs((await measured()) - dublinToParis)).toBeLessThan(2);
    await contact.map.button('Zoom in').click();
    await eventually(() => contact.map.distanceEast('Cardiff', 'London')).toBeGreaterThan(
      (3.18 - 0.13) * degree * 1.9,
    );
    await contact.map.region.focus();
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await eventually(measured).toBeLessThan(dublinToParis * 0.6);
    await contact.map.button('Back to the marker').click();
    await eventually(async () => Math.abs((await measured()) - dublinToParis)).toBeLessThan(2);
    expect([...hosts]).toEqual([origin()]);
  });

  test('[J-4] without a script the page says how to reach us, and shows no dead form', async ({
    journey,
  }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    await goTo(page, '/contact');
    await expect(page.getByText(`Without it, please write to ${office}.`)).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Quick contact' }).getByText('12 Wayfarer Street'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
    await expect(page.getByRole('region', { name: /^Map: / })).toBeHidden();
  });
});
