import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { useSay } from '../../lib/languages/say.ts';

/** Over a form that a draft was filled in again. */
export function DraftNotice() {
  const say = useSay();
  return (
    <Notice tone="good">{say`What you had typed is filled in again. Save it to keep it, or discard it.`}</Notice>
  );
}

interface DiscardButtonProps<T extends FieldValues, O> {
  form: UseFormReturn<T, unknown, O>;
}

/** Throws away what was typed since the form was begun or saved. */
export function DiscardButton<T extends FieldValues, O>({ form }: DiscardButtonProps<T, O>) {
  const say = useSay();
  const { isSubmitting } = form.formState;
  return (
    <Button variant="quiet" disabled={isSubmitting} onClick={() => form.reset()}>
      {say`Discard changes`}
    </Button>
  );
}
