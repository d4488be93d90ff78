import { zodResolver } from '@hookform/resolvers/zod';
import { accountDetailsSchema, type AccountDetailsFields, type User } from '@waymark/contract/accounts';
import { useForm, type Resolver } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { fieldErrorsOf, messageOf } from '../../../lib/api-answer.ts';
import { showError, showSuccess } from '../../../lib/toasts.ts';
import { updateAccountDetails } from '../api/update-account-details.ts';
import { detailValuesOf, type DetailValues } from '../rules.ts';
import styles from './profile-form.module.css';

/** Name and reach of whoever has no candidate's profile. */
export function DetailsCard({ user }: { user: User }) {
  const form = useForm<DetailValues, unknown, AccountDetailsFields>({
    resolver: zodResolver(accountDetailsSchema) as unknown as Resolver<
      DetailValues,
      unknown,
      AccountDetailsFields
    >,
    values: detailValuesOf(user),
    mode: 'onTouched',
  });
  const { errors, isDirty, isSubmitting, isValid } = form.formState;

  async function save(fields: AccountDetailsFields) {
    try {
      // A new e-mail waits for its confirmation: the field shows the account's own again.
      form.reset(detailValuesOf(await updateAccountDetails(fields)));
    } catch (failure) {
      for (const [name, message] of Object.entries(fieldErrorsOf(failure))) {
        form.setError(name as keyof DetailValues, { message });
      }
      showError(messageOf(failure));
      return;
    }
    showSuccess('Your details are saved');
  }

  function text(name: keyof DetailValues, label: string, autoComplete: string, type = 'text') {
    const error = errors[name]?.message;
    return <TextField {...{ label, type, autoComplete, error }} {...form.register(name)} />;
  }

  return (
    <Card title="Your details">
      <form className={styles['inCard']} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <div className={styles['section']}>
          {text('firstName', 'First Name', 'given-name')}
          {text('lastName', 'Last Name', 'family-name')}
          {text('email', 'Email', 'email', 'email')}
          {text('phone', 'Phone', 'tel', 'tel')}
        </div>
        <div className={styles['actions']}>
          <Button type="submit" pending={isSubmitting} disabled={!isDirty || !isValid}>
            Save details
          </Button>
        </div>
      </form>
    </Card>
  );
}
