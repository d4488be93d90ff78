import type { AccountExport } from '@waymark/contract/lifecycle/privacy';
import { useState } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { formatFileSize } from '../../../../lib/format-file-size.ts';
import { showError } from '../../../../lib/toasts.ts';
import { downloadExport } from '../api/download-export.ts';
import { isBeingMade } from '../rules.ts';
import styles from './export-card.module.css';
import { ExportProgress } from './export-progress.tsx';
import { useLatestExport } from './use-latest-export.ts';

/** Everything that is kept about oneself, as a file (G-10). */
export function ExportCard() {
  const { copy, failure, ask } = useLatestExport();
  const [asking, setAsking] = useState(false);

  async function start() {
    setAsking(true);
    await ask();
    setAsking(false);
  }

  const label = copy?.status === 'ready' ? 'Make a new copy' : copy ? 'Try again' : 'Make a copy';
  return (
    <Card title="Your data">
      <p>
        Get a copy of everything we keep about you: your profile, your files, what you sent and received. It
        is a ZIP file with a page to read and the same data for programs.
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {copy === undefined && !failure && <LoadingLine>Looking for your last copy</LoadingLine>}
      {copy?.status === 'failed' && !failure && (
        <Notice tone="bad">The copy could not be made. Please try again.</Notice>
      )}
      {copy?.status === 'ready' && <ReadyCopy copy={copy} />}
      {copy && isBeingMade(copy) ? (
        <ExportProgress copy={copy} />
      ) : (
        (copy !== undefined || failure) && (
          <Actions>
            {copy?.status === 'ready' && <DownloadButton copy={copy} />}
            <Button variant="secondary" pending={asking} onClick={() => void start()}>
              {label}
            </Button>
          </Actions>
        )
      )}
    </Card>
  );
}

function ReadyCopy({ copy: { createdAt, size, expiresAt } }: { copy: AccountExport }) {
  return (
    <p className={styles['ready']} role="status">
      <strong>Your copy is ready.</strong> Made on {formatDate(createdAt)}, {formatFileSize(size ?? 0)}.
      {expiresAt && ` You can download it until ${formatDate(expiresAt)}.`}
    </p>
  );
}

function DownloadButton({ copy }: { copy: AccountExport }) {
  const [pending, setPending] = useState(false);

  async function download() {
    setPending(true);
    try {
      await downloadExport(copy);
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <Button pending={pending} onClick={() => void download()}>
      Download
    </Button>
  );
}
