import { zodResolver } from '@hookform/resolvers/zod';
import {
  accountDetailsSchema,
  type AccountDetailsFields,
  type User,
} from '@waymark/contract/identity/accounts';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { showFieldErrors } from '../../../../../components/form/show-failure.ts';
import { DiscardButton, DraftNotice } from '../../../../../components/form/discard-button.tsx';
import { bindField } from '../../../../../components/form/bind-field.ts';
import { Actions } from '../../../../../components/form/actions.tsx';
import { Button } from '../../../../../components/form/button.tsx';
import { Card } from '../../../../../components/layout/card.tsx';
import { PrivacyNote } from '../../../../../components/layout/privacy-note.tsx';
import { checkedPhone } from '../../../../../components/form/load-phones.ts';
import { PhoneField } from '../../../../../components/form/phone-field.tsx';
import { resolveInTurn } from '../../../../../components/form/resolve-in-turn.ts';
import { TextField } from '../../../../../components/form/text-field.tsx';
import { showError, showSuccess } from '../../../../../lib/toasts.ts';
import { updateAccountDetails } from '../../api/update-account-details.ts';
import { useFormDraft } from '../../../../../lib/use-form-draft.ts';
import { detailFields, detailValuesOf, needsPassword, type DetailValues } from '../../rules.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import styles from '../profile-form.module.css';

const schema = accountDetailsSchema.extend({ phone: checkedPhone(accountDetailsSchema.shape.phone) });
const resolver = resolveInTurn(
  zodResolver(schema) as unknown as Resolver<DetailValues, unknown, AccountDetailsFields>,
);

/** Name and reach of whoever has no candidate's profile. */
export function DetailsCard({ user }: { user: User }) {
  const form = useForm<DetailValues, unknown, AccountDetailsFields>({
    resolver,
    values: detailValuesOf(user),
    mode: 'onTouched',
  });
  const restored = useFormDraft(form, 'details-draft', detailFields, { owner: user.id, onLeave: true });
  const { isDirty, isSubmitting, isValid } = form.formState;
  const [email, currentPassword] = useWatch({
    control: form.control,
    name: ['email', 'currentPassword'],
  });
  const asksForPassword = needsPassword(user, email);

  async function save(fields: AccountDetailsFields) {
    try {
      // A new e-mail waits for its confirmation: the field shows the account's own again.
      form.reset(detailValuesOf(await updateAccountDetails(fields)));
    } catch (failure) {
      const left = showFieldErrors(form, failure);
      if (left) showError(left);
      return;
    }
    showSuccess('Your details are saved');
  }

  function text(name: keyof DetailValues, label: string, autoComplete: string, type = 'text') {
    return <TextField {...{ label, type, autoComplete }} {...bindField(form, name)} />;
  }

  return (
    <Card title="Your details">
      <form className={styles['inCard']} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        {restored && isDirty && <DraftNotice />}
        <div className={styles['section']}>
          {text('firstName', 'First Name', 'given-name')}
          {text('lastName', 'Last Name', 'family-name')}
          {text('email', 'Email', 'email', 'email')}
          {asksForPassword && (
            <CurrentPasswordField {...bindField(form, 'currentPassword', { shouldUnregister: true })} />
          )}
          <PhoneField label="Phone" {...bindField(form, 'phone')} />
        </div>
        <PrivacyNote />
        <Actions>
          <Button
            type="submit"
            pending={isSubmitting}
            disabled={!isDirty || !isValid || (asksForPassword && !currentPassword)}
          >
            Save details
          </Button>
          {isDirty && <DiscardButton form={form} />}
        </Actions>
      </form>
    </Card>
  );
}
