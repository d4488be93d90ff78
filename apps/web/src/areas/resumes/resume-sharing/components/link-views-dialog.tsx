import { linkViewsKept } from '@waymark/contract/resumes/choices/resume-sharing';
import type { Page } from '@waymark/contract/pagination';
import type { ResumeLink, ResumeLinkView } from '@waymark/contract/resumes/sharing';
import { useEffect, useState } from 'react';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { listLinkViews } from '../api/list-links.ts';
import styles from './public-links.module.css';

/** Who has looked, as far as a browser tells. */
export function LinkViewsDialog({ link, onClose }: { link: ResumeLink; onClose: () => void }) {
  const [page, setPage] = useState<Page<ResumeLinkView>>();
  const [failure, setFailure] = useState('');
  const [next, setNext] = useState(1);

  useEffect(() => {
    let isLeft = false;
    listLinkViews(link.id, next).then(
      (found) =>
        !isLeft &&
        setPage((before) =>
          next === 1 ? found : { ...found, data: [...(before?.data ?? []), ...found.data] },
        ),
      (reason: unknown) => !isLeft && setFailure(messageOf(reason)),
    );
    return () => {
      isLeft = true;
    };
  }, [link.id, next]);

  return (
    <Dialog open title={`Who looked at “${link.label}”`} onClose={onClose}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {!page && !failure && <LoadingLine>Loading…</LoadingLine>}
      <p className={styles['intro']}>
        Each visitor once a day, without an address, and never you. The last {linkViewsKept} are listed.
      </p>
      {page && (
        <ul className={styles['views']} aria-label="Views">
          {page.data.map(({ device, viewedAt, hasDownloaded }, at) => (
            // Two visitors may come with the same browser in the same second.
            <li key={`${viewedAt} ${at}`} className={styles['view']}>
              <span>{device}</span>
              <span className={styles['when']}>
                {hasDownloaded && 'Had the file · '}
                <time dateTime={viewedAt}>{formatDate(viewedAt)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
      {page && page.data.length < page.total && (
        <div>
          <Button variant="secondary" pending={page.page < next} onClick={() => setNext(page.page + 1)}>
            Show more
          </Button>
        </div>
      )}
    </Dialog>
  );
}
