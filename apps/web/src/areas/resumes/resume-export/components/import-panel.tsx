import type { ExportChoices, ResumeImport } from '@waymark/contract/resumes/resume-export/exports';
import { useState } from 'react';
import { Card } from '../../../../components/layout/card.tsx';
import { FileField } from '../../../../components/upload/file-field.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { uploadForm } from '../../../../lib/api-client.ts';
import { ImportDialog } from './import-dialog.tsx';

interface ImportPanelProps {
  onAccepted: (contact: ExportChoices['contact'] | null) => Promise<void>;
}

/** A file of somebody's own is read at once, and shown before anything of it is written. */
export function ImportPanel({ onAccepted }: ImportPanelProps) {
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState('');
  const [read, setRead] = useState<ResumeImport | null>(null);

  async function choose(file: File | undefined) {
    setError('');
    if (!file) return;
    setSent(0);
    try {
      setRead(await readFile(file, setSent));
    } catch (failure) {
      setError(fieldErrorsOf(failure)['file'] ?? messageOf(failure));
    } finally {
      setSent(null);
    }
  }

  return (
    <Card title="Bring what you have">
      <FileField
        label="JSON Resume or LinkedIn’s data export"
        hint="A .json file, or the .zip that LinkedIn sends you (Settings, Data privacy, Get a copy of your data). You see what would change before anything does."
        accept=".json,.zip,application/json,application/zip"
        error={error}
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
      />
      {sent !== null && <UploadProgress sent={sent} label="Your file" />}
      <ImportDialog read={read} onClose={() => setRead(null)} onAccepted={onAccepted} />
    </Card>
  );
}

/** What a file would change; nothing is written. */
async function readFile(file: File, onProgress: (share: number) => void): Promise<ResumeImport> {
  const form = new FormData();
  form.append('file', file);
  return (await uploadForm('POST /resume-imports', form, onProgress)).data;
}
