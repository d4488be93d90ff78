import { paths } from '@waymark/contract/paths';
import { defaultAccent } from '@waymark/contract/office/choices';
import { standardLook, type LookDesk } from '@waymark/contract/office/look';
import { expect, test } from 'vitest';
import { api, refuse } from '../../../../testing/api.ts';
import { findViolations } from '../../../../testing/axe.ts';
import { fileOf } from '../../../../testing/files.ts';
import { noteFollowedLinks } from '../../../../testing/followed-links.ts';
import { administrator } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { LookPage } from './look-page.tsx';

const desk: LookDesk = {
  draft: { value: null, version: 0 },
  look: { value: standardLook, version: 0 },
  accent: { value: defaultAccent, version: 0 },
};
const open = () => renderPart(<LookPage initial={desk} />, { at: paths.staffLook, user: administrator() });
const slogan = 'By the sea';
const kept = {
  ...desk,
  draft: { value: { look: { ...standardLook, slogan }, accent: defaultAccent }, version: 1 },
};

test('[L-31] a look is drafted, looked at by a link, and published', async () => {
  api.answer('PUT /staff/look/draft', { data: kept });
  api.answer('POST /staff/look/previews', { data: { token: 'abc', until: '2026-11-29T12:00:00.000Z' } });
  api.answer('POST /staff/look/publication', {
    data: { ...desk, draft: { value: null, version: 2 }, look: { value: kept.draft.value.look, version: 1 } },
  });
  const shown = await open();
  await expect.element(shown.getByText('There is no draft: all of it is public.')).toBeVisible();
  await shown.getByLabelText('Slogan').fill(slogan);
  await shown.getByRole('button', { name: 'Look at it' }).click();
  await expect
    .element(shown.getByRole('link', { name: 'Home page with the draft' }))
    .toHaveAttribute('href', `${paths.home}?preview=abc`);
  expect(await findViolations()).toEqual([]);
  await shown.getByRole('button', { name: 'Publish' }).click();
  await expect.element(shown.getByText('There is no draft: all of it is public.')).toBeVisible();
  expect(api.callsOf('PUT /staff/look/draft')).toMatchObject([
    { body: { value: { look: { slogan } }, version: 0 } },
  ]);
  expect(api.callsOf('POST /staff/look/publication')).toMatchObject([
    { body: { version: 1, lookVersion: 0, accentVersion: 0 } },
  ]);
  // The page in the browser was drawn with the look before.
  const followed = noteFollowedLinks();
  await shown.getByRole('link', { name: 'Navigation and home page' }).click();
  expect([followed, shown.address()]).toEqual([['Navigation and home page'], paths.staffLook]);
});

test('[L-31] a refusal stands at its field, and nothing typed is lost', async () => {
  const words = 'Line 1: @import is not taken.';
  api.answer('PUT /staff/look/draft', () =>
    refuse('invalid_input', 'Please check.', { fields: { 'value.look.styles': words } }),
  );
  const shown = await open();
  await shown.getByLabelText('CSS').fill('@import "x";');
  await shown.getByLabelText('Second accent', { exact: true }).fill('#ffffff');
  await expect.element(shown.getByText(/The nearest that has it is/)).toBeVisible();
  await shown.getByRole('button', { name: 'Keep the draft' }).click();
  await expect.element(shown.getByText(words)).toBeVisible();
  await expect.element(shown.getByLabelText('CSS')).toHaveValue('@import "x";');
});

test('[L-31] what is typed while a picture is sent stays', async () => {
  const pictureId = '0197c5b2-0000-7000-8000-00000000abcd';
  const sent = Promise.withResolvers<{ data: { pictureId: string } }>();
  api.answer('POST /staff/look-pictures', () => sent.promise);
  api.answer('GET /look-pictures/:pictureId', () => new Response('', { status: 200 }));
  const shown = await open();
  await shown.getByLabelText('New picture').upload(fileOf('pier.png', 'image/png'));
  await shown.getByRole('button', { name: 'Upload picture' }).click();
  await shown.getByLabelText('Slogan').fill(slogan);
  sent.resolve({ data: { pictureId } });
  await expect.element(shown.getByLabelText('What it shows')).toBeVisible();
  await expect.element(shown.getByLabelText('Slogan')).toHaveValue(slogan);
});
