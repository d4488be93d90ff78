import { msg, type Message } from '@waymark/contract/text/message';
import { commentsLimit, commentKinds, commentMaxLength } from '@waymark/contract/resumes/choices';
import type { ReviewComment } from '@waymark/contract/resumes/resume-review';
import { useId, type KeyboardEvent } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { IconButton } from '../../../../components/form/icon-button.tsx';
import { showUndo } from '../../../../lib/toasts.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './comments.module.css';
import { TemplateText } from './template-text.tsx';
import type { ReviewForm } from './use-review-form.ts';
import { useSay } from '../../../../lib/languages/say.ts';

interface CommentListProps {
  /** In the order of the document. */
  comments: readonly ReviewComment[];
  form: ReviewForm;
  active: string | undefined;
  isWritable: boolean;
  onActive: (id: string) => void;
  onShowPlace: (id: string) => void;
  onAdd: () => void;
}

/** The comments on places in the resume, and on the whole. */
export function CommentList(props: CommentListProps) {
  const say = useSay();
  const { comments, form, active, isWritable, onActive, onShowPlace, onAdd } = props;
  const id = useId();

  function remove(comment: ReviewComment) {
    form.removeComment(comment.id);
    if (comment.text.trim() !== '') {
      showUndo(msg`The comment is removed.`, () => form.restoreComment(comment));
    }
  }

  return (
    <section className={ui['grid4']} aria-labelledby={id}>
      <div className={`${ui['spread3']} ${styles['head']}`}>
        <h2 id={id}>
          {say`Comments`}
          {comments.length > 0 && ` (${comments.length})`}
        </h2>
        {isWritable && comments.length < commentsLimit && (
          <Button variant="secondary" onClick={onAdd} aria-keyshortcuts="C">
            {say`Comment on the whole`}
          </Button>
        )}
      </div>
      {comments.length === 0 && (
        <p className={styles['none']}>
          {isWritable
            ? say`Press a line of the resume, or draw around what you mean. By keyboard: L, the arrow keys, Enter.`
            : say`No comment is written.`}
        </p>
      )}
      <ol className={ui['grid4']}>
        {comments.map((comment, index) => (
          <CommentCard
            key={comment.id}
            comment={comment}
            number={index + 1}
            isActive={comment.id === active}
            isWritable={isWritable}
            onActive={() => onActive(comment.id)}
            onShowPlace={() => onShowPlace(comment.id)}
            onChange={(change) => form.changeComment(comment.id, change)}
            onRemove={() => remove(comment)}
          />
        ))}
      </ol>
    </section>
  );
}

interface CommentCardProps {
  comment: ReviewComment;
  number: number;
  isActive: boolean;
  isWritable: boolean;
  onActive: () => void;
  onShowPlace: () => void;
  onChange: (change: Partial<ReviewComment>) => void;
  onRemove: () => void;
}

function CommentCard(props: CommentCardProps) {
  const say = useSay();
  const { comment, number, isActive, isWritable, onActive, onShowPlace, onChange, onRemove } = props;
  const { id, kind, text, anchor } = comment;
  return (
    <li
      className={`${ui['panel']} ${ui['grid3']} ${styles['card']}`}
      data-comment={id}
      data-active={isActive || undefined}
      tabIndex={-1}
    >
      <div className={styles['place']}>
        <button
          type="button"
          className={`${ui['centered']} ${styles['number']}`}
          data-kind={kind}
          aria-label={say`Comment ${number}: show its place`}
          disabled={!anchor}
          onClick={onShowPlace}
        >
          {number}
        </button>
        <p className={`${ui['softSm']} ${ui['shrink']} ${styles['quote']}`}>{say(describePlace(comment))}</p>
        {isWritable && (
          <IconButton icon="bin" onPress={onRemove}>
            {say`Remove comment ${number}`}
          </IconButton>
        )}
      </div>
      {isWritable ? (
        <>
          <KindChoice name={id} number={number} kind={kind} onKind={(chosen) => onChange({ kind: chosen })} />
          <TemplateText
            label={<>{say`Comment ${number}`}</>}
            value={text}
            rows={3}
            maxLength={commentMaxLength}
            onFocus={onActive}
            onKeyDown={(event) => returnToPlace(event, comment)}
            onText={(changed) => onChange({ text: changed })}
          />
        </>
      ) : (
        <p className={styles['text']} dir="auto">
          {text}
        </p>
      )}
    </li>
  );
}

function describePlace({ anchor }: ReviewComment): Message {
  if (!anchor) return msg`The resume as a whole`;
  return anchor.quote ? `“${anchor.quote}”` : msg`A part of page ${anchor.page}`;
}

/** Ctrl and Enter leave the comment for the line that it is about. */
function returnToPlace(event: KeyboardEvent, { anchor }: ReviewComment): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const line = anchor?.line ? `[data-line="${CSS.escape(anchor.line)}"]` : '[data-line][tabindex="0"]';
  document.querySelector<HTMLElement>(`[data-sheet] ${line}`)?.focus();
}

interface KindChoiceProps {
  name: string;
  number: number;
  kind: ReviewComment['kind'];
  onKind: (kind: ReviewComment['kind']) => void;
}

function KindChoice({ name, number, kind, onKind }: KindChoiceProps) {
  const say = useSay();
  return (
    <fieldset className={`${ui['wrap']} ${styles['kinds']}`}>
      <legend className={ui['visuallyHidden']}>{say`What comment ${number} asks for`}</legend>
      {commentKinds.map(({ value, label }) => (
        <label key={value} className={`${ui['inlineRow2']} ${styles['kind']}`}>
          <input
            type="radio"
            name={`kind-${name}`}
            value={value}
            checked={kind === value}
            onChange={() => onKind(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
