import { defaultBoard } from '@waymark/contract/board-tables';
import { afterEach, describe, expect, test } from 'vitest';
import { setBoard } from '../../../../../lib/board.ts';
import { api, refuse } from '../../../../../testing/api.ts';
import { candidate } from '../../../../../testing/people.ts';
import { renderPart } from '../../../../../testing/render-part.tsx';
import { LanguageCard } from './language-card.tsx';

afterEach(() => setBoard(defaultBoard, undefined));

const speak = () =>
  setBoard({ ...defaultBoard, languages: { own: 'de', offered: ['en', 'de', 'ar'] } }, undefined);

describe('[L-40] the language of an account', () => {
  test('is chosen of those that the board offers, called by their own names', async () => {
    speak();
    const page = await renderPart(<LanguageCard language="de" />, { user: candidate() });
    const field = page.getByLabelText('The language in which we write to you');
    await expect.element(field).toHaveValue('de');
    await expect.element(page.getByRole('option', { name: 'العربية' })).toBeInTheDocument();
    expect(page.getByRole('option', { name: 'Polski' }).elements()).toEqual([]);
  });

  test('says at the field what the server refuses, and keeps the choice', async () => {
    speak();
    const message = 'The board does not offer this language. Choose another.';
    api.answer('PUT /account-language', () =>
      refuse('invalid_input', message, { fields: { language: message } }),
    );
    const page = await renderPart(<LanguageCard language="de" />, { user: candidate() });
    const field = page.getByLabelText('The language in which we write to you');
    await field.selectOptions('ar');
    await page.getByRole('button', { name: 'Save the language' }).click();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(field).toHaveValue('ar');
    expect(api.callsOf('PUT /account-language').map(({ body }) => body)).toEqual([{ language: 'ar' }]);
  });

  test('is no question on a board of one language', async () => {
    const page = await renderPart(<LanguageCard language="en" />, { user: candidate() });
    expect(page.getByText('Language').elements()).toEqual([]);
  });
});
