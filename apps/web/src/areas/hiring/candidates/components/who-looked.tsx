import type { CandidateView } from '@waymark/contract/hiring/candidates';
import type { Page } from '@waymark/contract/pagination';
import { companyPath } from '@waymark/contract/paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showError } from '../../../../lib/toasts.ts';
import styles from './visibility.module.css';

/** The companies that looked, the latest first. */
export function WhoLooked({ views }: { views: Page<CandidateView> }) {
  const [more, setMore] = useState<readonly CandidateView[]>([]);
  const [pending, setPending] = useState(false);
  const shown = [...views.data, ...more];

  async function showMore() {
    setPending(true);
    try {
      const next = await listViews(1 + Math.ceil(shown.length / views.pageSize));
      setMore([...more, ...next]);
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  if (views.total === 0) {
    return (
      <p className={styles['nobody']}>Nobody yet. Each company is named here once a day, for half a year.</p>
    );
  }
  return (
    <>
      <ul className={styles['views']} aria-label="Companies that looked at you">
        {shown.map((view) => (
          <li key={`${view.company.id} ${view.day}`} className={styles['view']}>
            <Link className={styles['company']} to={companyPath(view.company.id)}>
              {view.company.name}
            </Link>
            <span className={styles['date']}>
              {view.resumeRead && 'Read your resume · '}
              <time dateTime={view.viewedAt}>{formatDate(view.viewedAt)}</time>
            </span>
          </li>
        ))}
      </ul>
      {shown.length < views.total && (
        <div>
          <Button variant="secondary" pending={pending} onClick={() => void showMore()}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

/** A further page of the companies that looked. */
async function listViews(page: number): Promise<CandidateView[]> {
  return (await callApi('GET /candidate-profile/views', { query: { page } })).data;
}
