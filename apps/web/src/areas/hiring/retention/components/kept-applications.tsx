import { msg } from '@waymark/contract/text/message';
import type { KeptApplication } from '@waymark/contract/hiring/retention';
import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { describeKept } from '../rules.ts';
import styles from './retention.module.css';
import { useSay, rich } from '../../../../lib/languages/say.ts';

/** How long employers keep a candidate's applications, and the way out of their talent pools. */
export function KeptApplications({ applications }: { applications: readonly KeptApplication[] }) {
  const say = useSay();
  const [leaving, setLeaving] = useState<KeptApplication | null>(null);
  const { change } = useChange();

  async function leave() {
    if (!leaving?.requestId) return;
    const params = { requestId: leaving.requestId };
    await change(callApi('POST /pool-requests/:requestId/withdrawal', { params }), () => setLeaving(null));
  }

  return (
    <>
      <PageHeading>{say`What employers keep`}</PageHeading>
      <p className={ui['lead']}>
        {say`When an application is over, its time to end begins. Then the employer loses it, with your resume, answers and messages; your own resumes stay yours.`}
      </p>
      {applications.length === 0 ? (
        <EmptyState
          title={say`No employer has an application of yours`}
          actions={<ButtonLink to={paths.browseJobFilterList}>{say`Find Job`}</ButtonLink>}
        />
      ) : (
        <ul className={styles['rows']} aria-label={say`Applications that employers keep`}>
          {applications.map((row) => (
            <KeptRow key={row.applicationId} row={row} onLeave={() => setLeaving(row)} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={say`Leave the talent pool of ${leaving?.companyName ?? ''}?`}
        confirm={say`Leave`}
        cancel={say`Stay`}
        onConfirm={leave}
        onClose={() => setLeaving(null)}
      >
        {say`Your consent ends at once. The application is deleted as if you had not agreed.`}
      </ConfirmDialog>
    </>
  );
}

function KeptRow({ row, onLeave }: { row: KeptApplication; onLeave: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  return (
    <li className={`${ui['spread']} ${styles['row']}`}>
      <div className={`${ui['shrink']} ${ui['grid1']}`}>
        <p className={ui['anywhere']}>
          <strong dir="auto">{row.jobTitle}</strong>, <span dir="auto">{row.companyName}</span>
        </p>
        <p>{describeKept(say, words, row, locale)}</p>
        {row.pool === 'asked' && (
          <p className={ui['note']}>
            {say`They have asked whether you stay in touch: the link is in our mail to you.`}
          </p>
        )}
        {row.pool === 'agreed' && <p className={ui['note']}>“{row.words}”</p>}
      </div>
      {row.pool === 'agreed' && (
        <Button variant="quiet" onClick={onLeave}>
          {rich(say, msg`Leave the pool <more>of ${row.companyName}</more>`, {
            more: <VisuallyHidden>{null}</VisuallyHidden>,
          })}
        </Button>
      )}
    </li>
  );
}
