import type { DeskReviewDetail } from '@waymark/contract/office/review-desk';
import { msg, term } from '@waymark/contract/text/message';
import { useState, type ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { ConfirmButton } from '../../../../components/overlay/confirm-dialog.tsx';
import { callApi, downloadFile } from '../../../../lib/api-client.ts';
import { formatFileSize } from '../../../../lib/format-file-size.ts';
import { showFailed } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { deskPath, describeWait } from '../rules.ts';
import styles from './review-editor.module.css';
import type { ReviewForm, SaveState } from './use-review-form.ts';
import { useSay, rich } from '../../../../lib/languages/say.ts';

interface EditorHeadProps {
  review: DeskReviewDetail;
  form: ReviewForm;
  onShortcuts: () => void;
}

/** The candidate, the wait, the reviewer, and what can be done with the request. */
export function EditorHead({ review, form, onShortcuts }: EditorHeadProps) {
  const say = useSay();
  const locale = useLocale();
  const { candidate, jobTitle, round, resumeName, resumeSize, isOpen, claim, publication } = review;
  const { waited, due, isLate } = describeWait(review);

  async function download() {
    const params = { reviewId: review.id };
    await downloadFile('GET /staff/reviews/:reviewId/resume', { params }, resumeName).catch(showFailed);
  }

  const list = !isOpen ? 'published' : claim?.isMine ? 'mine' : claim ? 'taken' : 'waiting';
  return (
    <header className={ui['grid2']}>
      <Link className={styles['back']} to={deskPath({ show: list, page: 1 })}>
        {say`Resume reviews`}
      </Link>
      <div className={`${ui['cluster']} ${styles['title']}`}>
        <h1>{candidate}</h1>
        {round > 1 && <Badge>{say`Round ${round}`}</Badge>}
        {publication && isOpen && <Badge>{say`Opened again`}</Badge>}
      </div>
      <p className={`${ui['wrap']} ${styles['facts']}`}>
        {jobTitle && <span>{say`Looks for: ${jobTitle}`}</span>}
        {isOpen && (
          <span>
            {rich(say, msg`Waiting for ${term(waited)}, <due>${term(due)}</due>`, {
              due: <span data-late={isLate || undefined} />,
            })}
          </span>
        )}
        {claim && !claim.isMine && <span>{say`With ${claim.reviewer}`}</span>}
        <SaveNote save={form.save} />
      </p>
      <div className={`${ui['wrap3']} ${styles['tools']}`}>
        <ClaimButtons review={review} form={form} />
        <Button variant="secondary" onClick={() => void download()}>
          {say`Download (${formatFileSize(resumeSize, locale)})`}
        </Button>
        <Button variant="quiet" onClick={onShortcuts} aria-keyshortcuts="?">
          {say`Shortcuts`}
        </Button>
      </div>
    </header>
  );
}

type Move = 'claim' | 'release' | 'undo' | 'announce' | 'reopen';

/** Takes the request, gives it back, or opens it again. */
export function ClaimButtons({ review, form }: { review: DeskReviewDetail; form: ReviewForm }) {
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<Move>();
  const { id, isOpen, claim } = review;

  async function move(name: Move) {
    setPending(name);
    try {
      await form.saver.flush();
      await callApi(`POST /staff/reviews/:reviewId/${name}`, { params: { reviewId: id } });
    } catch (failure) {
      showFailed(failure);
    }
    await revalidate();
    setPending(undefined);
  }

  const button = (name: Move, label: string, variant?: 'secondary') => (
    <Button {...(variant && { variant })} pending={pending === name} onClick={() => void move(name)}>
      {label}
    </Button>
  );
  if (!isOpen)
    return <PublishedButtons review={review} undo={button('undo', msg`Take it back`)} onMove={move} />;
  if (!claim) return button('claim', msg`Take this request`);
  if (claim.isMine) return button('release', msg`Give it back`, 'secondary');
  return claim.isStale ? button('claim', msg`Take it over`) : null;
}

interface PublishedButtonsProps {
  review: DeskReviewDetail;
  undo: ReactNode;
  onMove: (name: Move) => Promise<void>;
}

/** These mail the candidate, so they ask first. */
function PublishedButtons({ review: { candidate, publication }, undo, onMove }: PublishedButtonsProps) {
  const say = useSay();
  const isWaiting = publication !== null && (publication.undoUntil !== null || publication.isHeld);

  async function confirm(name: Move, close: () => void) {
    await onMove(name);
    close();
  }

  return (
    <>
      {isWaiting && undo}
      {isWaiting && (
        <ConfirmButton
          label={say`Send the mail now`}
          title={say`Send the mail now?`}
          confirm={say`Send it`}
          onConfirm={(close) => confirm('announce', close)}
        >
          {say`${candidate} is told at once. The review cannot be taken back then, only opened again.`}
        </ConfirmButton>
      )}
      <ConfirmButton
        label={say`Open again`}
        title={say`Open this review again?`}
        confirm={say`Open it`}
        onConfirm={(close) => confirm('reopen', close)}
      >
        {say`You go on writing it. ${candidate} reads what is published now until you publish it again, and gets another mail then.`}
      </ConfirmButton>
    </>
  );
}

const saveLabels: Partial<Record<SaveState['type'], string>> = {
  waiting: msg`Not saved yet`,
  saving: msg`Saving…`,
  saved: msg`Saved`,
  newer: msg`Not saved: there is a newer version`,
  lost: msg`Not saved`,
};

function SaveNote({ save }: { save: SaveState }) {
  const say = useSay();
  const text = save.type === 'failed' ? say`Not saved: ${save.message}` : (saveLabels[save.type] ?? '');
  const isBad = ['failed', 'newer', 'lost'].includes(save.type);
  return (
    <span
      className={`${ui['muted']} ${styles['saved']}`}
      role="status"
      data-bad={isBad || undefined}
      dir="auto"
    >
      {text}
    </span>
  );
}

/** Another window has saved a newer version, or the request is no longer this reviewer's. */
export function SaveConflict({ form: { save, saver } }: { form: Pick<ReviewForm, 'save' | 'saver'> }) {
  const say = useSay();
  if (save.type === 'lost') {
    return (
      <Notice tone="bad">
        <p>{say`${save.message} Nothing more is saved; what you wrote can still be copied from here.`}</p>
      </Notice>
    );
  }
  if (save.type !== 'newer') return null;
  return (
    <Notice tone="bad">
      <p>{say`This review was changed in another window. Nothing more is saved here until you choose.`}</p>
      <Actions>
        <Button variant="secondary" onClick={() => void saver.takeOver('theirs')}>
          {say`Show the newer one`}
        </Button>
        <Button variant="secondary" onClick={() => void saver.takeOver('mine')}>
          {say`Keep what is here`}
        </Button>
      </Actions>
    </Notice>
  );
}
