import { paths } from '@waymark/contract/paths';
import { expect, test, vi } from 'vitest';
import { api, refuse } from '../../../testing/api.ts';
import { fileOf } from '../../../testing/files.ts';
import { candidate } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ImportPanel } from './import-panel.tsx';

test('[C-6] a file that is no resume says where it goes wrong, and nothing changes', async () => {
  const message = 'work[0].startDate should be a date: 2021, 2021-06 or 2021-06-30.';
  api.answer('POST /resume-imports', () =>
    refuse('invalid_input', 'Please check the file.', { fields: { file: message } }),
  );
  const accept = vi.fn<() => Promise<void>>();
  const shown = await renderPart(<ImportPanel onAccepted={accept} />, {
    at: paths.resumeExport,
    user: candidate(),
  });
  const field = shown.getByLabelText('JSON Resume or LinkedIn’s data export');
  await field.upload(fileOf('resume.json', 'application/json', '{"work":[{"startDate":"soon"}]}'));
  await expect.element(shown.getByText(message)).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(shown.getByRole('dialog')).not.toBeInTheDocument();
  expect(accept).not.toHaveBeenCalled();
});
