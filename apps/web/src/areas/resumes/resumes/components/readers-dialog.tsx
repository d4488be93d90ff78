import { applicationPath, companyPath } from '@waymark/contract/paths';
import type { Page } from '@waymark/contract/pagination';
import type { Resume, ResumeReader } from '@waymark/contract/resumes/resumes';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { listReaders } from '../api/list-readers.ts';
import { titleOf } from '../rules.ts';
import styles from './readers-dialog.module.css';

/** Which employers have a resume, and which of them have opened it. */
export function ReadersDialog({ resume, onClose }: { resume: Resume; onClose: () => void }) {
  const { page, failure, pending, showMore } = useReaders(resume.id);
  return (
    <Dialog open title={`Who has “${titleOf(resume)}”`} onClose={onClose}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {!page && !failure && <LoadingLine>Loading…</LoadingLine>}
      {page?.total === 0 && (
        <p className={styles['nobody']}>
          No employer yet. Those you apply to with it stand here, and those who find you and open it.
        </p>
      )}
      {page && page.total > 0 && (
        <ul className={styles['readers']} aria-label="Employers">
          {page.data.map((reader, at) => (
            // An employer may have it twice.
            <Reader key={`${reader.company.id} ${at}`} reader={reader} />
          ))}
        </ul>
      )}
      {page && page.data.length < page.total && (
        <div>
          <Button variant="secondary" pending={pending} onClick={showMore}>
            Show more
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function Reader({ reader }: { reader: ResumeReader }) {
  const { company, application, sentAt, openedAt, fileName, isCurrentFile } = reader;
  return (
    <li className={styles['reader']}>
      <div className={styles['who']}>
        <Link className={styles['company']} to={companyPath(company.id)}>
          {company.name}
        </Link>
        {application ? (
          <Link to={applicationPath(application.id)}>{application.jobTitle}</Link>
        ) : (
          <span>Found you in the search</span>
        )}
      </div>
      <p className={styles['dates']}>
        {sentAt && <span>Sent {formatDate(sentAt)}</span>}
        {openedAt ? <span>Opened {formatDate(openedAt)}</span> : <span>Not opened yet</span>}
        {application?.isWithdrawn && <span>Withdrawn: they do not see it any more</span>}
      </p>
      {!isCurrentFile && (
        <p className={styles['dates']}>An earlier file{fileName === null ? '' : `: ${fileName}`}</p>
      )}
    </li>
  );
}

function useReaders(resumeId: string) {
  const [page, setPage] = useState<Page<ResumeReader>>();
  const [failure, setFailure] = useState('');
  const [pending, setPending] = useState(false);

  useEffect(() => {
    let isLeft = false;
    listReaders(resumeId, 1).then(
      (found) => !isLeft && setPage(found),
      (reason: unknown) => !isLeft && setFailure(messageOf(reason)),
    );
    return () => {
      isLeft = true;
    };
  }, [resumeId]);

  async function loadMore(shown: Page<ResumeReader>) {
    setPending(true);
    try {
      const next = await listReaders(resumeId, shown.page + 1);
      setPage({ ...next, data: [...shown.data, ...next.data] });
    } catch (reason) {
      setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  return { page, failure, pending, showMore: () => page && void loadMore(page) };
}
