import type { JobDetail } from '@waymark/contract/jobs/jobs';
import type { PostingPreview } from '@waymark/contract/posting/postings';
import { useMemo, useState, type ReactNode } from 'react';
import { ScrollRegion } from '../../../../components/document/scroll-region.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { usePreview } from '../../../../components/writing/use-preview.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { siteStorage } from '../../../../lib/browser-storage.ts';
import { useMedia } from '../../../../lib/use-media.ts';
import ui from '../../../../styles/primitives.module.css';
import { describeMissing } from '../form-rules.ts';
import styles from './live-preview.module.css';
import type { SavedDraft } from './use-posting-draft.ts';
import { useSay } from '../../../../lib/languages/say.ts';

const wideQuery = '(width >= 72rem)';
const closedKey = 'posting-preview-closed';

/** Whether the preview is beside the form: it fits on wide windows only, and stays closed once it was closed. */
export function useBeside() {
  const isWide = useMedia(wideQuery);
  const [isClosed, setClosed] = useState(() => siteStorage.read(closedKey) !== null);
  return {
    isOpen: isWide && !isClosed,
    canOpen: isWide && isClosed,
    open() {
      siteStorage.remove(closedKey);
      setClosed(false);
    },
    close() {
      siteStorage.write(closedKey, 'true');
      setClosed(true);
    },
  };
}

interface Source {
  saved: SavedDraft | null;
  /** The name of the attachment, which is saved without a new version. */
  file: string;
}

/** Saved drafts only: the server reads and sanitises the fields in the same way for the published page. */
async function askPreview({ saved }: Source, signal: AbortSignal): Promise<PostingPreview | null> {
  if (!saved) return null;
  const input = { params: { draftId: saved.id } };
  return (await callApi('GET /company/drafts/:draftId/preview', input, { signal })).data;
}

/** What is read of a draft, brought up to date after each save. `isPublishing` ends the draft: its preview may be gone. */
export function useSavedPreview({ saved, file, isPublishing }: Source & { isPublishing: boolean }) {
  const source = useMemo(() => (isPublishing ? undefined : { saved, file }), [isPublishing, saved, file]);
  return usePreview<Source, PostingPreview | null>(source, askPreview, null);
}

interface LivePreviewProps {
  preview: PostingPreview | null;
  onClose: () => void;
  renderJob: (job: JobDetail) => ReactNode;
}

/** The posting as seekers will see it (H-3). */
export function LivePreview({ preview, onClose, renderJob }: LivePreviewProps) {
  const say = useSay();
  const missing = preview ? describeMissing(say, preview.problems) : '';
  return (
    <aside className={styles['beside']} aria-labelledby="beside-title">
      <div className={`${ui['spread']} ${styles['head']}`}>
        <h2 className={styles['title']} id="beside-title">
          {say`As seekers see it`}
        </h2>
        <Button variant="quiet" onClick={onClose}>
          {say`Hide`}
        </Button>
        {missing && <p className={`${ui['note']} ${ui['fullRow']}`}>{missing}</p>}
      </div>
      <ScrollRegion label={say`The page of the job`} className={styles['page']}>
        {preview ? (
          // Its links would lead away from what is typed.
          <div inert>{renderJob(preview.job)}</div>
        ) : (
          <p
            className={`${ui['muted']} ${styles['empty']}`}
          >{say`The page of the job appears here as you type.`}</p>
        )}
      </ScrollRegion>
    </aside>
  );
}
