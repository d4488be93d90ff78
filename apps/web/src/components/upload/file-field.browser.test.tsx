import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fileOf, pdfFile } from '../../testing/files.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { FileField } from './file-field.tsx';
import { ResumeFileField } from './resume-file-field.tsx';
import { UploadProgress } from './upload-progress.tsx';

test('[G-7] a chosen file is named with its size, and can be removed again', async () => {
  const chosen = vi.fn<(name: string | undefined) => void>();
  const shown = await renderPart(
    <FileField
      label="Logo"
      hint="A picture"
      error="Too large."
      onChange={(event) => chosen(event.currentTarget.files?.[0]?.name)}
    />,
  );
  const field = shown.getByLabelText('Logo', { exact: true });
  await expect.element(field).toHaveAccessibleDescription('A picture Too large.');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await field.upload(fileOf('logo.png', 'image/png', 'x'.repeat(2048)));
  await expect.element(shown.getByText('logo.png')).toBeVisible();
  await expect.element(shown.getByText('2.0 KB')).toBeVisible();
  await shown.getByRole('button', { name: 'Remove logo.png' }).click();
  await expect.element(shown.getByText('logo.png')).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  expect((field.element() as HTMLInputElement).files).toHaveLength(0);
  expect(chosen.mock.calls).toEqual([['logo.png'], [undefined]]);
});

function Steps() {
  const [file, setFile] = useState<File | null>(null);
  const [step, setStep] = useState(1);
  return (
    <>
      {step === 1 && <ResumeFileField file={file} onFile={setFile} lost={file ? undefined : 'old.pdf'} />}
      <button type="button" onClick={() => setStep(3 - step)}>
        Other step
      </button>
      <output>{file?.name}</output>
    </>
  );
}

test('[B-8] a resume that was chosen is still in its field after another step', async () => {
  const shown = await renderPart(<Steps />);
  const field = shown.getByLabelText('Resume', { exact: true });
  await expect.element(field).toHaveAttribute('accept', '.pdf,.doc,.docx');
  await expect
    .element(shown.getByText('Please choose “old.pdf” again: a browser keeps no file.'))
    .toBeVisible();
  await field.upload(pdfFile());
  await expect.element(shown.getByText(/old\.pdf/)).not.toBeInTheDocument();
  const other = shown.getByRole('button', { name: 'Other step' });
  await other.click();
  await expect.element(field).not.toBeInTheDocument();
  await other.click();
  await expect.element(shown.getByRole('button', { name: 'Remove resume.pdf' })).toBeVisible();
  expect((field.element() as HTMLInputElement).files?.[0]?.name).toBe('resume.pdf');
  await shown.getByRole('button', { name: 'Remove resume.pdf' }).click();
  await expect.poll(() => shown.container.querySelector('output')?.textContent).toBe('');
});

test('[G-7] an upload says how much is sent, then that the file is being checked', async () => {
  function Upload() {
    const [sent, setSent] = useState(0.426);
    return (
      <>
        <UploadProgress sent={sent} label="Your resume" />
        <button type="button" onClick={() => setSent(1)}>
          All
        </button>
      </>
    );
  }
  const shown = await renderPart(<Upload />);
  const bar = shown.getByLabelText('Your resume: 43 % sent');
  await expect.element(bar).toHaveAttribute('value', '43');
  await shown.getByRole('button', { name: 'All' }).click();
  const checking = shown.getByLabelText('Your resume is being checked…');
  await expect.element(checking).toBeVisible();
  await expect.element(checking).not.toHaveAttribute('value');
});
