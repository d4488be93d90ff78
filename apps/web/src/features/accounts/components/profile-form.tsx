import { zodResolver } from '@hookform/resolvers/zod';
import { compensationChoices } from '@waymark/contract/account-choices';
import { updateUserSchema, type UpdateUserFields, type User } from '@waymark/contract/accounts';
import { useForm, type Resolver } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { fieldErrorsOf, messageOf } from '../../../lib/api-answer.ts';
import { showError, showSuccess } from '../../../lib/toasts.ts';
import { updateProfile } from '../api/update-profile.ts';
import { profileValuesOf, type ProfileValues } from '../rules.ts';
import { BackButton } from './back-button.tsx';
import { ChoiceOptions } from './choice-options.tsx';
import { PendingEmail } from './pending-email.tsx';
import { ProfileGaps } from './profile-gaps.tsx';
import styles from './profile-form.module.css';

const compensations = compensationChoices.map((choice) => choice.value);

/** Starts from the user record and starts again whenever that changes (G-2). */
export function ProfileForm({ user }: { user: User }) {
  const form = useForm<ProfileValues, unknown, UpdateUserFields>({
    resolver: zodResolver(updateUserSchema) as unknown as Resolver<ProfileValues, unknown, UpdateUserFields>,
    values: profileValuesOf(user),
    mode: 'onTouched',
  });
  const { errors, isDirty, isSubmitting, isValid } = form.formState;

  async function save(fields: UpdateUserFields) {
    try {
      // A new e-mail waits for its confirmation: the field shows the account's own again.
      form.reset(profileValuesOf(await updateProfile(fields)));
    } catch (failure) {
      for (const [name, message] of Object.entries(fieldErrorsOf(failure))) {
        form.setError(name as keyof ProfileValues, { message });
      }
      showError(messageOf(failure));
      return;
    }
    showSuccess('User profile updated');
  }

  function text(name: keyof ProfileValues, label: string, autoComplete: string, type = 'text') {
    const error = errors[name]?.message;
    return <TextField {...{ label, type, autoComplete, error }} {...form.register(name)} />;
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <ProfileGaps saved={user} />
      <fieldset className={styles['section']}>
        <legend className={styles['title']}>Basic Information</legend>
        {text('firstName', 'First Name', 'given-name')}
        {text('lastName', 'Last Name', 'family-name')}
        {text('jobTitle', 'Job Title', 'organization-title')}
        <SelectField
          label="Desired Compensation"
          {...form.register('desireCompensation')}
          error={errors.desireCompensation?.message}
        >
          <ChoiceOptions values={compensations} />
        </SelectField>
      </fieldset>
      <fieldset className={styles['section']}>
        <legend className={styles['title']}>Contact Information</legend>
        {text('email', 'Email', 'email', 'email')}
        {text('phone', 'Phone', 'tel', 'tel')}
        {text('location', 'Location', 'address-level2')}
        {user.pendingEmail && (
          <div className={styles['wide']}>
            <PendingEmail user={user} pendingEmail={user.pendingEmail} />
          </div>
        )}
      </fieldset>
      <div className={styles['actions']}>
        <Button type="submit" pending={isSubmitting} disabled={!isDirty || !isValid}>
          Save Setting
        </Button>
        <BackButton />
      </div>
    </form>
  );
}
