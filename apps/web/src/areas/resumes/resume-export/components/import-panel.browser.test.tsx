import { paths } from '@waymark/contract/paths';
import { expect, test, vi } from 'vitest';
import { api, refuse } from '../../../../testing/api.ts';
import { fileOf } from '../../../../testing/files.ts';
import { candidate } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { ImportPanel } from './import-panel.tsx';

test('[C-6] an invalid file shows where it fails, and changes nothing', async () => {
  const message = 'This file is not JSON at line 1, column 10. Correct it there and try again.';
  api.answer('POST /resume-imports', () =>
    refuse('invalid_input', 'Please check the file.', { fields: { file: message } }),
  );
  const accept = vi.fn<() => Promise<void>>();
  const shown = await renderPart(<ImportPanel onAccepted={accept} />, {
    at: paths.resumeExport,
    user: candidate(),
  });
  const field = shown.getByLabelText('JSON Resume or LinkedIn’s data export');
  await field.upload(fileOf('resume.json', 'application/json', '{"work":['));
  await expect.element(shown.getByText(message)).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(shown.getByRole('dialog')).not.toBeInTheDocument();
  expect(accept).not.toHaveBeenCalled();
});

test('[C-6] content that cannot be imported is listed, also if there is nothing else', async () => {
  const leftOut = ['work[0].startDate (“soon” is not a date that can be read)'];
  api.answer('POST /resume-imports', {
    data: { source: 'json-resume', sections: [], contact: null, leftOut },
  });
  const shown = await renderPart(<ImportPanel onAccepted={() => Promise.resolve()} />, {
    at: paths.resumeExport,
    user: candidate(),
  });
  const field = shown.getByLabelText('JSON Resume or LinkedIn’s data export');
  await field.upload(fileOf('resume.json', 'application/json', '{"work":[{"startDate":"soon"}]}'));
  const dialog = shown.getByRole('dialog');
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent(leftOut[0] ?? '');
  await expect
    .element(dialog.getByText('My Resume already says everything in this file that can be read.'))
    .toBeVisible();
});
