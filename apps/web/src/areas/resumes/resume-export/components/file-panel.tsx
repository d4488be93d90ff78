import type { ExportFormat } from '@waymark/contract/resumes/choices';
import { useState } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { callApi, downloadFile } from '../../../../lib/api-client.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './resume-export.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface FilePanelProps {
  name: string;
  /** Saves the last choices: files are made from the saved ones. */
  save: () => Promise<void>;
  isBusy: boolean;
}

type Work = ExportFormat | 'json' | 'keep';

export function FilePanel({ name, save, isBusy }: FilePanelProps) {
  const say = useSay();
  const [work, setWork] = useState<Work | null>(null);
  const [withPersonal, setWithPersonal] = useState(false);

  async function act(next: Work) {
    setWork(next);
    try {
      await save();
      if (next === 'keep') {
        const { data } = await callApi('POST /resume-export/resumes', { body: { format: 'pdf' } });
        showSuccess(say`“${data.name}” is among your resumes. You can apply with it`);
      } else await downloadExport(next, name, withPersonal);
    } catch (failure) {
      showFailed(failure);
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
    <Card title={say`Files`}>
      <div className={styles['buttons']}>
        {button('pdf', say`Download PDF`, 'primary')}
        {button('docx', 'Word', 'secondary')}
        {button('json', 'JSON Resume', 'secondary')}
      </div>
      <CheckboxField
        label={say`Put Desired Career Profile and Personal Details into the JSON Resume`}
        hint={say`For a complete copy of your own. Leave it out of a file that you send to employers.`}
        checked={withPersonal}
        onChange={({ currentTarget }) => setWithPersonal(currentTarget.checked)}
      />
      <div className={styles['keep']}>
        {button('keep', say`Save the PDF to apply with`, 'secondary')}
        <span className={ui['note']} role="status">
          {isBusy ? say`Saving your choices…` : say`Your choices are saved`}
        </span>
      </div>
    </Card>
  );
}

/** `withPersonal` adds Desired Career Profile and Personal Details to the JSON file. */
function downloadExport(format: ExportFormat | 'json', name: string, withPersonal = false): Promise<void> {
  const file = `${name ? `${name} - ` : ''}Resume.${format}`;
  if (format === 'json') {
    const query = withPersonal ? { personal: 'included' as const } : {};
    return downloadFile('GET /resume-export/json', { query }, file);
  }
  return downloadFile('GET /resume-export/file', { query: { format } }, file);
}
