import { eventually } from '../../fixtures/eventually.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ContactPage } from '../../pages/content-pages.ts';
import { HomePage } from '../../pages/site-pages.ts';

const staff = 'staff@demo.waymark.example';
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
  test('[E-1, J-4] the header leads there; a message reaches staff and the office, who answer its sender', async ({
    page,
  }) => {
    const home = new HomePage(page);
    await home.open();
    await home.header.getByRole('link', { name: 'Contact Us' }).click();
    const contact = new ContactPage(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await expect(contact.facts.getByRole('link', { name: office })).toBeVisible();
    const message = newMessage();
    await contact.write(message);
    await contact.captcha.check();
    await contact.sendButton.click();
    const answer = page.getByRole('status').filter({ hasText: 'has reached our team' });
    await expect(answer).toBeVisible();
    await expect(answer).toContainText(message.email);
    // Who cannot see the page hears what happened, and reads on there.
    await eventually(() =>
      answer.evaluate((element) => element.parentElement === document.activeElement),
    ).toBe(true);

    for (const recipient of [staff, office]) {
      const mail = await receiveMail(origin(), recipient, new RegExp(message.name));
      expect(mail.text).toContain('Where do I find my receipt?\n\nThank you.');
      expect(mail.text).toContain(message.email);
    }
    await page.getByRole('button', { name: 'Write another message' }).click();
    await eventually(() => contact.typed()).toEqual(['', '', '']);
  });
});
