import type { jobStatuses } from '@waymark/contract/jobs/choices/jobs';
import type { ModeratedPostingDetail } from '@waymark/contract/posting/staff-postings';
import { companyPath } from '@waymark/contract/paths';
import { plural } from '@waymark/contract/text/format-count';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import desk from '../../../../components/data/desk.module.css';
import { StaffNotes } from '../../../../components/data/staff-notes.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { moderationLabels } from '../constants.ts';
import { DecisionBar } from './decision-bar.tsx';
import styles from './moderation.module.css';
import { SignList } from './sign-list.tsx';

interface PostingDeskProps {
  posting: ModeratedPostingDetail;
  /** The list it was opened from. */
  listPath: string;
  /** The posting as seekers see it: it belongs to another domain, so the route hands it in. */
  children: ReactNode;
}

const statusWords: Readonly<Record<(typeof jobStatuses)[number], string>> = {
  draft: 'Put away by its company',
  pending: 'Not shown yet',
  active: 'Open',
  expired: 'Closed',
  filled: 'Filled',
};

/** A posting, what speaks of fraud in it, and what is decided. */
export function PostingDesk({ posting, listPath, children }: PostingDeskProps) {
  const { job, isWaiting, status, moderation, reason, signs, reports, history } = posting;
  return (
    <>
      <p>
        <ButtonLink variant="secondary" to={listPath}>
          Back to the list
        </ButtonLink>
      </p>
      <section className={styles['panel']} aria-label="Decision">
        <p className={desk['badges']}>
          <Badge tone={status === 'active' ? 'good' : 'neutral'}>
            {moderation ? moderationLabels[moderation] : isWaiting ? 'Waits for you' : statusWords[status]}
          </Badge>
          {reports > 0 && <Badge tone="bad">{plural(reports, 'report')}</Badge>}
          <Link to={companyPath(job.company.id)}>{job.company.name}</Link>
        </p>
        {reason && <p className={styles['reason']}>{reason}</p>}
        <h2 className={styles['panelTitle']}>Signs of fraud</h2>
        <SignList signs={signs} />
        <DecisionBar posting={posting} listPath={listPath} />
        <h2 className={styles['panelTitle']}>What was done</h2>
        <StaffNotes notes={history} />
      </section>
      <div className={styles['posting']}>{children}</div>
    </>
  );
}
