import type { DeskReviewDetail } from '@waymark/contract/office/review-desk';
import { Link } from 'react-router';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { formatFileSize } from '../../../../lib/format-file-size.ts';
import { showError } from '../../../../lib/toasts.ts';
import { downloadResume } from '../api/fetch-resume.ts';
import { deskPath, describeWait } from '../rules.ts';
import { ClaimButtons } from './claim-buttons.tsx';
import styles from './review-editor.module.css';
import { SaveNote } from './save-note.tsx';
import type { ReviewForm } from './use-review-form.ts';

interface EditorHeadProps {
  review: DeskReviewDetail;
  form: ReviewForm;
  onShortcuts: () => void;
}

/** Whose resume it is, how long they have waited, and in whose hands it is. */
export function EditorHead({ review, form, onShortcuts }: EditorHeadProps) {
  const { candidate, jobTitle, round, resumeName, resumeSize, isOpen, claim, publication } = review;
  const { waited, due, isLate } = describeWait(review);
  const list = !isOpen ? 'published' : claim?.isMine ? 'mine' : claim ? 'taken' : 'waiting';
  return (
    <header className={styles['head']}>
      <Link className={styles['back']} to={deskPath({ show: list, page: 1 })}>
        Resume reviews
      </Link>
      <div className={styles['title']}>
        <h1>{candidate}</h1>
        {round > 1 && <Badge>Round {round}</Badge>}
        {publication && isOpen && <Badge>Opened again</Badge>}
      </div>
      <p className={styles['facts']}>
        {jobTitle && <span>Looks for: {jobTitle}</span>}
        {isOpen && (
          <span>
            Waiting for {waited}, <span data-late={isLate || undefined}>{due}</span>
          </span>
        )}
        {claim && !claim.isMine && <span>With {claim.reviewer}</span>}
        <SaveNote save={form.save} />
      </p>
      <div className={styles['tools']}>
        <ClaimButtons review={review} form={form} />
        <Button
          variant="secondary"
          onClick={() =>
            void downloadResume(review.id, resumeName).catch((failure: unknown) =>
              showError(messageOf(failure)),
            )
          }
        >
          Download ({formatFileSize(resumeSize)})
        </Button>
        <Button variant="quiet" onClick={onShortcuts} aria-keyshortcuts="?">
          Shortcuts
        </Button>
      </div>
    </header>
  );
}
