import type { SourcePreview } from '@waymark/contract/jobs/job-sources';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '../../../../components/form/button.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { useAction } from '../../../../lib/use-action.ts';

interface PreviewButtonProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  read: () => Promise<SourcePreview>;
  onRead: (preview: SourcePreview | null) => void;
  children: string;
}

/** Reads what the form names without saving it. */
export function PreviewButton<Fields extends FieldValues>(props: PreviewButtonProps<Fields>) {
  const { form, read, onRead, children } = props;
  const { pending, run } = useAction((failure) => showFailure(form, failure));
  const look = async () => {
    form.clearErrors();
    onRead(null);
    onRead(await read());
  };
  return (
    <Button variant="secondary" pending={pending} onClick={() => run(look)}>
      {children}
    </Button>
  );
}
