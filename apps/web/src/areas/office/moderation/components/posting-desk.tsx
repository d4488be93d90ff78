import { labelOf, type jobStatuses } from '@waymark/contract/jobs/choices';
import { signKinds, type PostingDecision } from '@waymark/contract/posting/moderation-choices';
import { decisionReasonMaxLength } from '@waymark/contract/identity/staff-choices';
import { companyPath } from '@waymark/contract/paths';
import type { ModeratedPostingDetail, PostingSign } from '@waymark/contract/posting/staff-postings';
import { msg, plural } from '@waymark/contract/text/message';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { JobTranslations } from '../../../../components/job-card/job-translations.tsx';
import { StaffNotes } from '../../../../components/data/staff-notes.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { ButtonLink, Button } from '../../../../components/form/button.tsx';
import { ReasonDialog } from '../../../../components/overlay/reason-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import ui from '../../../../styles/primitives.module.css';
import { moderationLabels, decisionWords } from '../constants.ts';
import { moderatedPostingsPath, decisionsOf } from '../rules.ts';
import styles from './moderation.module.css';
import { PostingLanguage } from './posting-language.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

interface PostingDeskProps {
  posting: ModeratedPostingDetail;
  /** The list it was opened from. */
  listPath: string;
  /** The posting as seekers see it, which is another area's part. */
  children: ReactNode;
}

const statusLabels: Readonly<Record<(typeof jobStatuses)[number], string>> = {
  draft: msg`Put away by its company`,
  pending: msg`Not shown yet`,
  active: msg`Open`,
  expired: msg`Closed`,
  filled: msg`Filled`,
};

/** A posting with its signs of fraud, the decision and its history. */
export function PostingDesk({ posting, listPath, children }: PostingDeskProps) {
  const say = useSay();
  const { job, isWaiting, status, moderation, reason, signs, reports, history } = posting;
  const params = { jobId: job.id };
  return (
    <>
      <p>
        <ButtonLink variant="secondary" to={listPath}>
          {say`Back to the list`}
        </ButtonLink>
      </p>
      <section className={`${ui['card']} ${ui['grid5']} ${styles['panel']}`} aria-label={say`Decision`}>
        <p className={ui['cluster2']}>
          <Badge tone={status === 'active' ? 'good' : 'neutral'}>
            {moderation
              ? moderationLabels[moderation]
              : isWaiting
                ? say`Waits for you`
                : statusLabels[status]}
          </Badge>
          {reports > 0 && <Badge tone="bad">{say`${plural(reports, 'report')}`}</Badge>}
          <Link to={companyPath(job.company.id)} dir="auto">
            {job.company.name}
          </Link>
        </p>
        {reason && (
          <p className={styles['reason']} dir="auto">
            {reason}
          </p>
        )}
        <h2 className={ui['textLg']}>{say`Signs of fraud`}</h2>
        <SignList signs={signs} />
        <DecisionBar posting={posting} listPath={listPath} />
        <PostingLanguage posting={posting} />
        <JobTranslations
          jobId={job.id}
          isChangeable
          load={(signal) => callApi('GET /staff/postings/:jobId/translations', { params }, { signal })}
          link={(otherId) =>
            callApi('POST /staff/postings/:jobId/translations', { params, body: { jobId: otherId } })
          }
          unlink={() => callApi('DELETE /staff/postings/:jobId/translations', { params })}
        />
        <h2 className={ui['textLg']}>{say`What was done`}</h2>
        <StaffNotes notes={history} />
      </section>
      <div className={ui['topRule5']}>{children}</div>
    </>
  );
}

function SignList({ signs }: { signs: readonly PostingSign[] }) {
  const say = useSay();
  if (signs.length === 0) return <p className={ui['soft']}>{say`No rule has found a sign of fraud.`}</p>;
  return (
    <ul className={ui['grid4']}>
      {signs.map(({ kind, words, why, jobId }) => (
        <li className={`${ui['grid1']} ${ui['justifyStart']} ${ui['anywhere']}`} key={kind}>
          <Badge tone="bad">{say(labelOf(signKinds, kind))}</Badge>
          <span>
            {words.map((word) => `“${word}”`).join(', ')}
            {jobId && (
              <>
                {' '}
                <Link to={moderatedPostingsPath({ job: jobId })}>{say`See that posting`}</Link>
              </>
            )}
          </span>
          <span className={ui['softSm']}>{why}</span>
        </li>
      ))}
    </ul>
  );
}

/** The decisions that the posting allows; those that its company hears of ask for a reason. */
function DecisionBar({ posting, listPath }: Pick<PostingDeskProps, 'posting' | 'listPath'>) {
  const say = useSay();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<PostingDecision | null>(null);
  const [pending, setPending] = useState<PostingDecision | null>(null);
  const decisions = decisionsOf(posting);
  if (decisions.length === 0) return null;

  async function decide(decision: PostingDecision, reason: string) {
    await callApi('POST /staff/postings/:jobId/decisions', {
      params: { jobId: posting.job.id },
      body: { decision, reason, updatedAt: posting.updatedAt },
    });
    showSuccess(decisionWords[decision].done);
    await navigate(listPath);
  }

  function press(decision: PostingDecision) {
    if (decisionWords[decision].asks) return setAsked(decision);
    setPending(decision);
    decide(decision, '')
      .catch(showFailed)
      .finally(() => setPending(null));
  }

  const words = asked && decisionWords[asked];
  return (
    <>
      <Actions>
        {decisions.map((decision) => (
          <Button
            key={decision}
            variant={decisionWords[decision].variant}
            pending={pending === decision}
            onClick={() => press(decision)}
          >
            {decisionWords[decision].button}
          </Button>
        ))}
      </Actions>
      <ReasonDialog
        open={asked !== null}
        title={words?.asks?.title}
        label={say`Reason`}
        confirm={words?.button ?? ''}
        tone={words?.variant === 'danger' ? 'danger' : 'primary'}
        maxLength={decisionReasonMaxLength}
        onConfirm={async (reason) => {
          if (asked) await decide(asked, reason);
        }}
        onClose={() => setAsked(null)}
      >
        {words?.asks?.text}
      </ReasonDialog>
    </>
  );
}
