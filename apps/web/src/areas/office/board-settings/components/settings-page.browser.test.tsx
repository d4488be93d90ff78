import { boardSettingKeys, defaultBoardSettings, type BoardSettings } from '@waymark/contract/all-settings';
import { type StoredSettings } from '@waymark/contract/office/board-settings';
import type { RatesOverview } from '@waymark/contract/office/exchange-rates';
import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { api, refuse } from '../../../../testing/api.ts';
import { administrator } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { toast } from '../../../../testing/toasts.ts';
import { SettingsPage } from './settings-page.tsx';

const text = { version: '2026-11-25-0a1b2c3d', template: 'The board’s own words.' };
const surroundings = {
  sender: 'Waymark <jobs@example.org>',
  contactEmail: null,
  legal: { terms: text, privacy: text, imprint: text, fraudPolicy: text },
};

const rates: RatesOverview = {
  source: 'built-in',
  days: [{ date: '2024-06-15', currencies: ['AED', 'EUR', 'USD'] }],
  host: null,
  lastFetch: null,
};

/** What is stored, where only the name was ever changed. */
function storedWith(name: BoardSettings['name'], version: number): StoredSettings {
  const unchanged = Object.fromEntries(
    boardSettingKeys.map((key) => [key, { value: defaultBoardSettings[key], version: 0 }]),
  ) as unknown as StoredSettings;
  return { ...unchanged, name: { value: name, version } };
}

/** Opens the settings after which another member of staff has changed the name. */
async function openConflict() {
  let stored = storedWith('The first', 1);
  api.answer('GET /staff/settings', () => ({ data: { settings: stored, surroundings } }));
  api.answer('PUT /staff/settings/:key', ({ body }) => {
    const { value, version } = body as { value: string; version: number };
    if (version !== stored.name.version) return refuse('conflict', 'It was changed meanwhile.');
    stored = storedWith(value, version + 1);
    return { data: stored.name };
  });
  const shown = await renderPart(
    <SettingsPage settings={storedWith('Waymark', 0)} surroundings={surroundings} rates={rates} />,
    { at: paths.staffSettings, user: administrator() },
  );
  const card = shown.getByRole('region', { name: 'Name', exact: true });
  const field = shown.getByLabelText('Name of the board');
  const save = () => card.getByRole('button', { name: 'Save Name' }).click();
  await expect.element(card.getByRole('button', { name: 'Save Name' })).toBeDisabled();
  await field.fill('The second');
  await save();
  const alert = card.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/to: The first\./);
  await expect.element(field).toHaveValue('The second');
  return { shown, card, field, save, alert };
}

test('[J-5] of two who change the same, the second keeps what was typed and decides', async () => {
  const { card, field, save, alert } = await openConflict();
  await save();
  await expect.element(toast(/^Saved\./)).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(card.getByText(/^What it was before/)).toBeVisible();
  await expect.element(field).toHaveValue('The second');
  expect(api.callsOf('PUT /staff/settings/:key').map(({ body }) => body)).toEqual([
    { value: 'The second', version: 0 },
    { value: 'The second', version: 1 },
  ]);
});

test('[J-5] the second may take what the first has saved instead', async () => {
  const { card, field, alert } = await openConflict();
  await card.getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('The first');
  await expect.element(card.getByRole('button', { name: 'Save Name' })).toBeDisabled();
});

test('[L-36] staff names the operator, and starts a text of its own from the board’s', async () => {
  api.answer('PUT /staff/settings/:key', ({ body }) => {
    const { value, version } = body as { value: unknown; version: number };
    return { data: { value, version: version + 1 } };
  });
  const shown = await renderPart(
    <SettingsPage settings={storedWith('Waymark', 0)} surroundings={surroundings} rates={rates} />,
    { at: paths.staffSettings, user: administrator() },
  );
  const operator = shown.getByRole('region', { name: 'Operator', exact: true });
  await operator.getByLabelText('Operator’s name').fill('Harbour Ltd');
  await operator.getByLabelText('Postal address').fill('Pier 1\nHull');
  await operator.getByRole('button', { name: 'Save Operator' }).click();
  await expect.element(toast(/^Saved\./)).toBeVisible();
  const value = {
    name: 'Harbour Ltd',
    address: 'Pier 1\nHull',
    register: null,
    vatNumber: null,
    responsible: null,
  };
  expect(api.callsOf('PUT /staff/settings/:key').map(({ body }) => body)).toEqual([{ value, version: 0 }]);

  const terms = shown.getByRole('region', { name: 'Terms', exact: true });
  await expect.element(terms.getByText(/2026-11-25-0a1b2c3d/)).toBeVisible();
  await terms.getByRole('button', { name: /^Start from the board’s own text/ }).click();
  await expect.element(terms.getByLabelText('The text of /terms')).toHaveValue('The board’s own words.');
});
