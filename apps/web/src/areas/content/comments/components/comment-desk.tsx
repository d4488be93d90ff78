import { zodResolver } from '@hookform/resolvers/zod';
import { staffCommentLists, type CommentState } from '@waymark/contract/content/choices';
import { commentAnswerSchema, type StaffComment } from '@waymark/contract/content/comments';
import type { Page } from '@waymark/contract/pagination';
import { paths, postPath, searchPath } from '@waymark/contract/paths';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useRevalidator } from 'react-router';
import desk from '../../../../components/data/desk.module.css';
import { DeskList, EmptyDesk, Since } from '../../../../components/data/desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { TextArea } from '../../../../components/form/text-field.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { Card } from '../../../../components/layout/card.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { showFailed, showSuccess, showUndo } from '../../../../lib/toasts.ts';
import ui from '../../../../styles/primitives.module.css';
import { useSay } from '../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

const listPath = (state: CommentState, page = 1) =>
  searchPath(
    { show: state === 'held' ? undefined : state, page: page === 1 ? undefined : page },
    paths.staffComments,
  );

const empty: Readonly<Record<CommentState, string>> = {
  held: msg`What readers write below posts waits here for you.`,
  approved: msg`What you let through stands here.`,
  refused: msg`What you refuse stands here for a month.`,
};

interface CommentDeskProps {
  state: CommentState;
  list: Page<StaffComment>;
}

/** Comments that wait for a decision, or have one (J-2). */
export function CommentDesk({ state, list }: CommentDeskProps) {
  const say = useSay();
  return (
    <DeskList
      title={say`Comments`}
      tabs={{
        label: say`Lists of comments`,
        choices: staffCommentLists,
        show: state,
        pathOf: (value) => listPath(value),
      }}
      list={list}
      pathOfPage={(page) => listPath(state, page)}
      empty={<EmptyDesk>{empty[state]}</EmptyDesk>}
    >
      {list.data.map((comment) => (
        <Comment key={comment.id} comment={comment} />
      ))}
    </DeskList>
  );
}

function Comment({ comment }: { comment: StaffComment }) {
  const say = useSay();
  const { name, email, url, text, byStaff, post, parent, at } = comment;
  const [isAnswering, setAnswering] = useState(false);
  return (
    <Card
      title={
        <>
          <bdi>{name}</bdi>
          {/* A reader may comment twice. */}
          <VisuallyHidden>{say` below ${post.title}: ${text.slice(0, 40)}`}</VisuallyHidden>
        </>
      }
    >
      <p className={ui['cluster2']}>
        {byStaff && <Badge>{say`Our team`}</Badge>}
        {email && <span>{email}</span>}
        {url && <span className={ui['note']}>{url}</span>}
        <span className={ui['note']}>
          <Since at={at} />
        </span>
      </p>
      {parent && (
        <p className={ui['note']}>
          {say`Answers ${parent.name}: “${parent.text.length > 120 ? `${parent.text.slice(0, 120)}…` : parent.text}”`}
        </p>
      )}
      <p className={desk['text']} dir="auto">
        {text}
      </p>
      <p className={ui['note']}>
        {say`Below`}{' '}
        <Link to={postPath(post.slug)} dir="auto">
          {post.title}
        </Link>
      </p>
      {isAnswering ? (
        <AnswerForm comment={comment} onClose={() => setAnswering(false)} />
      ) : (
        <Decisions comment={comment} onAnswer={() => setAnswering(true)} />
      )}
    </Card>
  );
}

interface DecisionsProps {
  comment: StaffComment;
  onAnswer: () => void;
}

function Decisions({ comment: { id, state, name }, onAnswer }: DecisionsProps) {
  const say = useSay();
  const { revalidate } = useRevalidator();
  const answer = state === 'held' ? msg`Approve and answer` : msg`Answer`;

  async function decide(from: CommentState, to: CommentState) {
    try {
      const params = { commentId: id };
      const { message } = await callApi('PUT /staff/comments/:commentId', {
        params,
        body: { from, state: to },
      });
      if (to === 'refused') showUndo(message, () => void decide(to, from));
      else showSuccess(message);
    } catch (failure) {
      showFailed(failure);
    }
    await revalidate();
  }

  return (
    <Actions>
      {state !== 'approved' && (
        <Button
          aria-label={say`Approve the comment by ${name}`}
          onClick={() => void decide(state, 'approved')}
        >
          {say`Approve`}
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
          aria-label={say`Refuse the comment by ${name}`}
          onClick={() => void decide(state, 'refused')}
        >
          {say`Refuse`}
        </Button>
      )}
    </Actions>
  );
}

/** Answers a comment in the name of the board. */
function AnswerForm({ comment, onClose }: { comment: StaffComment; onClose: () => void }) {
  const say = useSay();
  const { change } = useChange();
  const form = useForm({ resolver: zodResolver(commentAnswerSchema), defaultValues: { text: '' } });
  const params = { commentId: comment.id };
  return (
    <Form
      form={form}
      onSubmit={(body) =>
        change(callApi('POST /staff/comments/:commentId/answers', { params, body }), onClose)
      }
      submit={say`Publish the answer`}
      tools={
        <Button variant="secondary" onClick={onClose}>
          {say`Cancel`}
        </Button>
      }
    >
      <TextArea
        label={say`Your answer to ${comment.name}`}
        hint={comment.state === 'held' ? say`It lets the comment through.` : undefined}
        rows={5}
        {...bindField(form, 'text')}
      />
    </Form>
  );
}
