import { zodResolver } from '@hookform/resolvers/zod';
import { alertFieldsSchema, guestAlertSchema } from '@waymark/contract/alerts';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { fieldErrorsOf, messageOf } from '../../../lib/api-answer.ts';
import { withoutEmail, type AlertDraft } from '../rules.ts';

const guestResolver = zodResolver(guestAlertSchema) as unknown as Resolver<AlertDraft>;
const fieldsResolver = zodResolver(alertFieldsSchema) as unknown as Resolver<AlertDraft>;
const memberResolver: Resolver<AlertDraft> = (draft, context, options) =>
  fieldsResolver(withoutEmail(draft) as AlertDraft, context, options);

/** The form with what the server refuses shown at its fields. `send` is given what passed the contract's check. */
export function useAlertForm(
  draft: AlertDraft,
  isGuest: boolean,
  send: (draft: AlertDraft) => Promise<void>,
): { form: UseFormReturn<AlertDraft>; submit: (event: React.SyntheticEvent) => void } {
  const form = useForm<AlertDraft>({
    defaultValues: draft,
    resolver: isGuest ? guestResolver : memberResolver,
  });

  const submit = form.handleSubmit(async (checked) => {
    try {
      await send(checked);
    } catch (failure) {
      const found = Object.entries(fieldErrorsOf(failure)).filter(([name]) => name in draft);
      if (found.length === 0) form.setError('root', { message: messageOf(failure) });
      for (const [at, [name, message]] of found.entries()) {
        form.setError(name as keyof AlertDraft, { message }, { shouldFocus: at === 0 });
      }
    }
  });
  return { form, submit: (event) => void submit(event) };
}
