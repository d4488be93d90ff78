import { zodResolver } from '@hookform/resolvers/zod';
import { alertFieldsSchema, guestAlertSchema } from '@waymark/contract/seeking/alerts';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { showFailure } from '../../../../components/form/show-failure.ts';
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
      showFailure(form, failure);
    }
  });
  return { form, submit: (event) => void submit(event) };
}
