import type { ExportFormat } from '@waymark/contract/resumes/choices/resume-export';
import { useState } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { downloadExport } from '../api/download-export.ts';
import { keepExport } from '../api/keep-export.ts';
import styles from './file-panel.module.css';

interface FilePanelProps {
  name: string;
  /** Keeps what was chosen last: files are made of what is kept. */
  save: () => Promise<void>;
  isBusy: boolean;
}

type Work = ExportFormat | 'json' | 'keep';

export function FilePanel({ name, save, isBusy }: FilePanelProps) {
  const [work, setWork] = useState<Work | null>(null);
  const [withPersonal, setWithPersonal] = useState(false);

  async function act(next: Work) {
    setWork(next);
    try {
      await save();
      if (next === 'keep') {
        const { name: file } = await keepExport('pdf');
        showSuccess(`“${file}” is among your resumes. You can apply with it`);
      } else await downloadExport(next, name, withPersonal);
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      setWork(null);
    }
  }

  const button = (kind: Work, label: string, variant: 'primary' | 'secondary' | 'quiet') => (
    <Button variant={variant} pending={work === kind} disabled={work !== null} onClick={() => void act(kind)}>
      {label}
    </Button>
  );
  return (
    <Card title="Files">
      <div className={styles['buttons']}>
        {button('pdf', 'Download PDF', 'primary')}
        {button('docx', 'Word', 'secondary')}
        {button('json', 'JSON Resume', 'secondary')}
      </div>
      <CheckboxField
        label="Put Desired Career Profile and Personal Details into the JSON Resume"
        hint="For a complete copy of your own. Leave it out of a file that you send to employers."
        checked={withPersonal}
        onChange={({ currentTarget }) => setWithPersonal(currentTarget.checked)}
      />
      <div className={styles['keep']}>
        {button('keep', 'Save the PDF to apply with', 'secondary')}
        <span className={styles['state']} role="status">
          {isBusy ? 'Saving your choices…' : 'Your choices are saved'}
        </span>
      </div>
    </Card>
  );
}
