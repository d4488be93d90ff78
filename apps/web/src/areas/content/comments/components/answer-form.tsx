import { zodResolver } from '@hookform/resolvers/zod';
import { commentAnswerSchema, type StaffComment } from '@waymark/contract/content/comments';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import formStyles from '../../../../components/form/form.module.css';
import { Notice } from '../../../../components/form/notice.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { answerComment } from '../api/decide-comment.ts';

/** Answers a comment in the name of the board. */
export function AnswerForm({ comment, onClose }: { comment: StaffComment; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm({ resolver: zodResolver(commentAnswerSchema), defaultValues: { text: '' } });
  const { errors, isSubmitting } = form.formState;

  async function send({ text }: { text: string }) {
    try {
      showSuccess(await answerComment(comment.id, text));
      onClose();
      await revalidate();
    } catch (failure) {
      showFailure(form, failure);
    }
  }

  return (
    <form className={formStyles['form']} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <TextArea
        label={`Your answer to ${comment.name}`}
        hint={comment.state === 'held' ? 'It lets the comment through.' : undefined}
        rows={5}
        {...bindField(form, 'text')}
      />
      <Actions>
        <Button type="submit" pending={isSubmitting}>
          Publish the answer
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </Actions>
    </form>
  );
}
