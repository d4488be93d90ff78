import type { User } from '@waymark/contract/identity/accounts';
import type {
  CaptchaChallenge,
  ContactDetails,
  ContactMessageFields,
} from '@waymark/contract/content/contact';
import { paths } from '@waymark/contract/paths';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api, refuse } from '../../../../testing/api.ts';
import { candidate } from '../../../../testing/people.ts';
import { mapCities } from '../../../../testing/map-cities.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { textsOf } from '../../../../testing/texts.ts';
import { ContactPage } from './contact-page.tsx';

const bristol: ContactDetails = {
  email: 'hello@waymark.example',
  phone: null,
  address: '12 Wayfarer Street, Bristol',
  position: { latitude: 51.45, longitude: -2.59 },
};
const field = (label: string) => page.getByLabelText(label, { exact: true });
const box = page.getByLabelText('I am not a robot');
const send = page.getByRole('button', { name: 'Send message' });
const errors = () => textsOf(page.getByRole('alert'));
const typed = () =>
  ['Name', 'Email', 'Message'].map(
    (label) => (field(label).element() as HTMLInputElement | HTMLTextAreaElement).value,
  );
const ines = ['Ines Alvarado', 'ines@example.org', 'Where do I find my receipt?\n\nThank you.'] as const;

afterEach(() => page.viewport(1440, 900));

/** So easy that the first try solves it. */
function challenge(number: number): CaptchaChallenge {
  const nonce = String(number).padStart(32, '0');
  const parameters = { algorithm: 'PBKDF2/SHA-256', nonce, salt: '00ff00ff', cost: 1, keyLength: 32 };
  return { parameters: { ...parameters, keyPrefix: '', expiresAt: 4_000_000_000 }, signature: 'signed' };
}

async function open(user?: User) {
  // The form of the test before has kept its draft when it was taken away.
  sessionStorage.clear();
  let challenges = 0;
  api.answer('GET /places/map-cities', mapCities);
  api.answer('GET /captcha', () => challenge((challenges += 1)));
  await renderPart(<ContactPage details={bristol} />, { at: paths.contact, ...(user && { user }) });
}

async function write([name, email, message]: readonly [string, string, string]) {
  await field('Name').fill(name);
  await field('Email').fill(email);
  await field('Message').fill(message);
}

async function solveCaptcha() {
  await box.click();
  await expect.element(page.getByText('Checked. Thank you.')).toBeVisible();
}

test('[J-4] nothing is sent without the captcha, and each refusal keeps what was typed', async () => {
  await open();
  await send.click();
  await expect
    .poll(errors)
    .toEqual(['Name is required', 'Email is required', 'Message is required', 'Please complete the Captcha']);
  await write([ines[0], 'ines at example', ines[2]]);
  await solveCaptcha();
  await send.click();
  await expect.poll(errors).toEqual(['Enter a valid email']);
  await field('Email').fill(ines[1]);
  await box.click();
  await send.click();
  await expect.poll(errors).toEqual(['Please complete the Captcha']);
  await expect.element(box).toHaveFocus();
  expect(typed()).toEqual(ines);
  expect(api.callsOf('POST /contact-messages')).toEqual([]);

  const used = 'The check was used already. Tick the box again.';
  api.answer('POST /contact-messages', () => refuse('invalid_input', used, { fields: { captcha: used } }));
  await solveCaptcha();
  await send.click();
  await expect.poll(errors).toEqual([used]);
  await expect.element(box).not.toBeChecked();
  expect(typed()).toEqual(ines);

  api.answer('POST /contact-messages', { message: 'Your message has reached our team.' });
  await solveCaptcha();
  await send.click();
  await expect.element(page.getByText('Your message has reached our team.')).toBeVisible();
  const sent = api.callsOf('POST /contact-messages').map(({ body }) => body as ContactMessageFields);
  expect(sent.map(({ name, email, message }) => [name, email, message])).toEqual([ines, ines]);
  expect(sent[0]?.captcha).not.toBe(sent[1]?.captcha);

  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect.element(field('Name')).toBeVisible();
  expect(typed()).toEqual(['', '', '']);
});

test('[J-4] without a connection the message stays, with a sentence about it', async () => {
  await open();
  await write(ines);
  await solveCaptcha();
  api.breakOff('POST /contact-messages');
  await send.click();
  await expect
    .poll(errors)
    .toEqual(['The server cannot be reached just now. Check your connection and try again.']);
  expect(typed()).toEqual(ines);
  await expect.element(box).toBeChecked();
});

test('[J-4] members find their name and address filled in', async () => {
  await open(candidate());
  await expect.poll(typed).toEqual(['Marta Vogel', 'marta.vogel@example.org', '']);
});

test('[J-4, K-3] the map is 500 pixels high at zoom 6, moves, and comes from nowhere else', async () => {
  // Low enough for the map to lie well below it.
  await page.viewport(1440, 400);
  performance.clearResourceTimings();
  await open();
  const region = page.getByRole('region', { name: /^Map: / });
  await expect.element(send).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Zoom in' })).not.toBeInTheDocument();
  region.element().scrollIntoView();
  await expect.element(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  expect(Math.round(region.element().getBoundingClientRect().height)).toBe(500);

  // The dot of a city is where its label is anchored.
  const dotOf = (city: string) =>
    region.getByText(city, { exact: true }).element().parentElement?.getBoundingClientRect().x ?? 0;
  const between = (from: string, to: string) => dotOf(to) - dotOf(from);
  // At zoom 6 the earth is 64 tiles of 256 pixels around: 45.5 pixels a degree.
  const degree = (64 * 256) / 360;
  const dublinToParis = (6.26 + 2.35) * degree;
  const farOff = () => Math.abs(between('Dublin', 'Paris') - dublinToParis);
  await expect.element(region.getByText('Paris', { exact: true })).toBeInTheDocument();
  await expect.poll(farOff).toBeLessThan(2);

  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => between('Cardiff', 'London')).toBeGreaterThan((3.18 - 0.13) * degree * 1.9);
  (region.element() as HTMLElement).focus();
  await userEvent.keyboard('--');
  await expect.poll(() => between('Dublin', 'Paris')).toBeLessThan(dublinToParis * 0.6);
  await page.getByRole('button', { name: 'Back to the marker' }).click();
  await expect.poll(farOff).toBeLessThan(2);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(loaded.some((name) => name.includes('countries-50m'))).toBe(true);
  expect([...new Set(loaded.map((name) => new URL(name).origin))]).toEqual([location.origin]);
});
