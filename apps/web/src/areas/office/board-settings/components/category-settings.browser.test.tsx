import { defaultBoardSettings } from '@waymark/contract/all-settings';
import { defaultCategories } from '@waymark/contract/jobs/category-choices';
import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { api } from '../../../../testing/api.ts';
import { administrator } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { CategorySettings } from './category-settings.tsx';

const settings = {
  categories: { value: defaultBoardSettings.categories, version: 0 },
  sectors: { value: defaultBoardSettings.sectors, version: 0 },
};

async function open() {
  return renderPart(<CategorySettings settings={settings} counts={[{ value: 'design', postings: 3 }]} />, {
    at: paths.staffCategories,
    user: administrator(),
  });
}

test('[L-31] a category is added with an identifier of its own, and saved with the others', async () => {
  api.answer('PUT /staff/settings/:key', ({ body }) => ({
    data: { value: (body as { value: unknown }).value, version: 1 },
  }));
  const shown = await open();
  await shown.getByLabelText('New category').fill('Häfen & Boats');
  await shown.getByRole('button', { name: 'Add category' }).click();
  await shown.getByRole('button', { name: 'Save Categories' }).click();
  await expect.poll(() => api.callsOf('PUT /staff/settings/:key').length).toBe(1);
  const [{ body } = { body: undefined }] = api.callsOf('PUT /staff/settings/:key');
  expect((body as { value: unknown[] }).value.at(-1)).toEqual({
    value: 'hafen-boats',
    label: 'Häfen & Boats',
    retired: false,
    movedTo: null,
  });
});

test('[L-31] deleting one says how many postings it has, and moves them where it is told', async () => {
  const after = defaultCategories.map((one) =>
    one.value === 'design' ? { ...one, movedTo: 'marketing' } : one,
  );
  api.answer('POST /staff/categories/:category/deletion', { data: { value: after, version: 1, moved: 3 } });
  const shown = await open();
  await shown.getByRole('button', { name: 'Delete Design, Art & Multimedia' }).click();
  const dialog = shown.getByRole('dialog');
  await expect.element(dialog.getByText(/3 postings move to this category/)).toBeVisible();
  await dialog.getByLabelText('Category').selectOptions('marketing');
  await dialog.getByRole('button', { name: 'Delete it' }).click();
  await expect.element(shown.getByLabelText('Name of “design”')).not.toBeInTheDocument();
  expect(api.callsOf('POST /staff/categories/:category/deletion').map(({ body }) => body)).toEqual([
    { to: 'marketing', version: 0 },
  ]);
});
