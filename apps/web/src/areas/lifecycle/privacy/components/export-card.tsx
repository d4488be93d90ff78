import type { AccountExport } from '@waymark/contract/lifecycle/privacy';
import { useState, useId, useEffect } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { downloadFile, callApi } from '../../../../lib/api-client.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { formatFileSize } from '../../../../lib/format-file-size.ts';
import { showFailed } from '../../../../lib/toasts.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { isBeingMade } from '../rules.ts';
import styles from './privacy.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

const pollMs = 1_000;

/** Exports all data of the account as a file (G-10). */
export function ExportCard() {
  const say = useSay();
  const { copy, failure, request } = useLatestExport();
  const [isRequesting, setRequesting] = useState(false);

  async function start() {
    setRequesting(true);
    await request();
    setRequesting(false);
  }

  const label = copy?.status === 'ready' ? say`Make a new copy` : copy ? say`Try again` : say`Make a copy`;
  return (
    <Card title={say`Your data`}>
      <p>
        {say`Get a copy of everything we keep about you: your profile, your files, what you sent and received. It is a ZIP file with a page to read and the same data for programs.`}
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {copy === undefined && !failure && <LoadingLine>{say`Looking for your last copy`}</LoadingLine>}
      {copy?.status === 'failed' && !failure && (
        <Notice tone="bad">{say`The copy could not be made. Please try again.`}</Notice>
      )}
      {copy?.status === 'ready' && <ReadyCopy copy={copy} />}
      {copy && isBeingMade(copy) ? (
        <ExportProgress copy={copy} />
      ) : (
        (copy !== undefined || failure) && (
          <Actions>
            {copy?.status === 'ready' && <DownloadButton copy={copy} />}
            <Button variant="secondary" pending={isRequesting} onClick={() => void start()}>
              {label}
            </Button>
          </Actions>
        )
      )}
    </Card>
  );
}

function ReadyCopy({ copy: { createdAt, size, expiresAt } }: { copy: AccountExport }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  return (
    <p className={styles['ready']} role="status">
      <strong>{say`Your copy is ready.`}</strong>{' '}
      {say`Made on ${formatDate(words, createdAt, locale)}, ${formatFileSize(size ?? 0, locale)}.`}
      {expiresAt && ' '}
      {expiresAt && say`You can download it until ${formatDate(words, expiresAt, locale)}.`}
    </p>
  );
}

function DownloadButton({ copy }: { copy: AccountExport }) {
  const say = useSay();
  const [pending, setPending] = useState(false);

  async function download() {
    setPending(true);
    try {
      await downloadFile(
        'GET /account-exports/:exportId/file',
        { params: { exportId: copy.id } },
        `waymark-data-${copy.createdAt.slice(0, 10)}.zip`,
      );
    } catch (failure) {
      showFailed(failure);
    } finally {
      setPending(false);
    }
  }

  return (
    <Button pending={pending} onClick={() => void download()}>
      {say`Download`}
    </Button>
  );
}

/** The number of parts is unknown until they are counted. */
function ExportProgress({ copy: { done, total } }: { copy: AccountExport }) {
  const say = useSay();
  const id = useId();
  return (
    <div className={ui['grid2']}>
      <label htmlFor={id}>
        {total > 0 ? say`Making your copy: ${done} of ${total} parts` : say`Your copy is about to be made`}
      </label>
      <progress id={id} className={styles['bar']} {...(total > 0 && { value: done, max: total })} />
      <p className={ui['note']} role="status">
        {say`You can leave this page. We mail you when the copy is ready.`}
      </p>
    </div>
  );
}

/** The latest export. While it is being made, it is fetched every second that the page is visible. */
function useLatestExport() {
  const {
    data: copy,
    failure: loadFailure,
    reload,
    setData,
  } = useLoaded(async () => (await callApi('GET /account-exports/latest')).data, []);
  const [requestFailure, setRequestFailure] = useState('');
  const making = isBeingMade(copy);

  // Each answer, failed ones included, starts the next poll: there is one request at a time.
  useEffect(() => {
    if (!making) return;
    const poll = () => document.visibilityState === 'visible' && reload();
    const timer = setTimeout(poll, pollMs);
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [making, copy, loadFailure, reload]);

  async function request() {
    setRequestFailure('');
    try {
      setData((await callApi('POST /account-exports')).data);
    } catch (reason) {
      setRequestFailure(messageOf(reason));
    }
  }

  const failure = requestFailure || (copy === undefined && loadFailure?.message);
  return { copy, failure, request };
}
