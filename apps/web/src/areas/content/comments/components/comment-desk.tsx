import { staffCommentLists, type CommentState } from '@waymark/contract/content/choices/blog';
import type { StaffComment } from '@waymark/contract/content/comments';
import { paths, postPath, searchPath } from '@waymark/contract/paths';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import desk from '../../../../components/data/desk.module.css';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { TabLinks } from '../../../../components/data/tab-links.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { showError, showSuccess, showUndo } from '../../../../lib/toasts.ts';
import { decideComment } from '../api/decide-comment.ts';
import type { LoadedComments } from '../api/load-comments.ts';
import { AnswerForm } from './answer-form.tsx';

const listPath = (state: CommentState, page = 1) =>
  searchPath(
    { show: state === 'held' ? undefined : state, page: page === 1 ? undefined : page },
    paths.staffComments,
  );

const empty: Readonly<Record<CommentState, string>> = {
  held: 'What readers write below posts waits here for you.',
  approved: 'What you let through stands here.',
  refused: 'What you refuse stands here for a month.',
};

/** Comments that wait for a decision, and those that have one (J-2). */
export function CommentDesk({ state, list }: LoadedComments) {
  return (
    <>
      <PageHeading>Comments</PageHeading>
      <TabLinks
        label="Lists of comments"
        tabs={staffCommentLists.map(({ value, label }) => ({
          label,
          to: listPath(value),
          isCurrent: value === state,
        }))}
      />
      {list.total === 0 && <EmptyState title="Nothing is here">{empty[state]}</EmptyState>}
      {list.data.map((comment) => (
        <Comment key={comment.id} comment={comment} />
      ))}
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        hrefOf={(page) => listPath(state, page)}
      />
    </>
  );
}

function Comment({ comment }: { comment: StaffComment }) {
  const { name, email, url, text, byStaff, post, parent, at } = comment;
  const [isAnswering, setAnswering] = useState(false);
  return (
    <Card
      title={
        <>
          <bdi>{name}</bdi>
          {/* Somebody may comment twice. */}
          <VisuallyHidden>{` below ${post.title}: ${text.slice(0, 40)}`}</VisuallyHidden>
        </>
      }
    >
      <p className={desk['badges']}>
        {byStaff && <Badge>Our team</Badge>}
        {email && <span>{email}</span>}
        {url && <span className={desk['quiet']}>{url}</span>}
        <time className={desk['quiet']} dateTime={at}>
          {formatSince(at)}
        </time>
      </p>
      {parent && (
        <p className={desk['quiet']}>
          Answers {parent.name}: “{parent.text.length > 120 ? `${parent.text.slice(0, 120)}…` : parent.text}”
        </p>
      )}
      <p className={desk['text']} dir="auto">
        {text}
      </p>
      <p className={desk['quiet']}>
        Below <Link to={postPath(post.slug)}>{post.title}</Link>
      </p>
      {isAnswering ? (
        <AnswerForm comment={comment} onClose={() => setAnswering(false)} />
      ) : (
        <Decisions comment={comment} onAnswer={() => setAnswering(true)} />
      )}
    </Card>
  );
}

function Decisions({
  comment: { id, state, name },
  onAnswer,
}: {
  comment: StaffComment;
  onAnswer: () => void;
}) {
  const { revalidate } = useRevalidator();
  const answer = state === 'held' ? 'Approve and answer' : 'Answer';

  async function decide(from: CommentState, to: CommentState) {
    try {
      const message = await decideComment(id, from, to);
      if (to === 'refused') showUndo(message, () => void decide(to, from));
      else showSuccess(message);
    } catch (failure) {
      showError(messageOf(failure));
    }
    await revalidate();
  }

  return (
    <Actions>
      {state !== 'approved' && (
        <Button aria-label={`Approve the comment by ${name}`} onClick={() => void decide(state, 'approved')}>
          Approve
        </Button>
      )}
      {state !== 'refused' && (
        <Button variant="secondary" aria-label={`${answer} ${name}`} onClick={onAnswer}>
          {answer}
        </Button>
      )}
      {state !== 'refused' && (
        <Button
          variant="secondary"
          aria-label={`Refuse the comment by ${name}`}
          onClick={() => void decide(state, 'refused')}
        >
          Refuse
        </Button>
      )}
    </Actions>
  );
}
