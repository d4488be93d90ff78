import { zodResolver } from '@hookform/resolvers/zod';
import { compensationChoices } from '@waymark/contract/identity/choices/accounts';
import { updateUserSchema, type UpdateUserFields, type User } from '@waymark/contract/identity/accounts';
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '../../../../components/form/show-failure.ts';
import { DiscardButton, DraftNotice } from '../../../../components/form/discard-button.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { checkedPhone } from '../../../../components/form/load-phones.ts';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { PhoneField } from '../../../../components/form/phone-field.tsx';
import { resolveInTurn } from '../../../../components/form/resolve-in-turn.ts';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { updateProfile } from '../api/update-profile.ts';
import { needsPassword, profileFields, profileValuesOf, type ProfileValues } from '../rules.ts';
import { useFormDraft } from '../../../../lib/use-form-draft.ts';
import { BackButton } from './back-button.tsx';
import { ChoiceOptions } from '../../../../components/form/choice-options.tsx';
import { CurrentPasswordField } from './settings/current-password-field.tsx';
import { PendingEmail } from './settings/pending-email.tsx';
import { ProfileGaps } from './profile-gaps.tsx';
import styles from './profile-form.module.css';

const schema = updateUserSchema.extend({ phone: checkedPhone(updateUserSchema.shape.phone) });
const resolver = resolveInTurn(
  zodResolver(schema) as unknown as Resolver<ProfileValues, unknown, UpdateUserFields>,
);
const compensations = compensationChoices.map((choice) => choice.value);

/** Starts from the user record and starts again whenever that changes (G-2). */
export function ProfileForm({ user }: { user: User }) {
  const form = useForm<ProfileValues, unknown, UpdateUserFields>({
    resolver,
    values: profileValuesOf(user),
    mode: 'onTouched',
  });
  const restored = useFormDraft(form, 'profile-draft', profileFields, { owner: user.id, onLeave: true });
  const { isDirty, isSubmitting, isValid } = form.formState;
  const [email, currentPassword] = useWatch({
    control: form.control,
    name: ['email', 'currentPassword'],
  });
  const asksForPassword = needsPassword(user, email);

  async function save(fields: UpdateUserFields) {
    try {
      // A new e-mail waits for its confirmation: the field shows the account's own again.
      form.reset(profileValuesOf(await updateProfile(fields)));
    } catch (failure) {
      const left = showFieldErrors(form, failure);
      if (left) showError(left);
      return;
    }
    showSuccess('User profile updated');
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      {restored && isDirty && <DraftNotice />}
      <ProfileGaps saved={user} />
      <BasicFields form={form} />
      <ContactFields form={form} user={user} asksForPassword={asksForPassword} />
      <PrivacyNote />
      <Actions>
        <Button
          type="submit"
          pending={isSubmitting}
          disabled={!isDirty || !isValid || (asksForPassword && !currentPassword)}
        >
          Save Setting
        </Button>
        {isDirty && <DiscardButton form={form} />}
        <BackButton />
      </Actions>
    </form>
  );
}

type ProfileFormState = UseFormReturn<ProfileValues, unknown, UpdateUserFields>;

function BasicFields({ form }: { form: ProfileFormState }) {
  return (
    <fieldset className={styles['section']}>
      <legend className={styles['title']}>Basic Information</legend>
      <TextField label="First Name" autoComplete="given-name" {...bindField(form, 'firstName')} />
      <TextField label="Last Name" autoComplete="family-name" {...bindField(form, 'lastName')} />
      <TextField label="Job Title" autoComplete="organization-title" {...bindField(form, 'jobTitle')} />
      <SelectField label="Desired Compensation" {...bindField(form, 'desireCompensation')}>
        <ChoiceOptions values={compensations} />
      </SelectField>
    </fieldset>
  );
}

interface ContactFieldsProps {
  form: ProfileFormState;
  user: User;
  asksForPassword: boolean;
}

function ContactFields({ form, user, asksForPassword }: ContactFieldsProps) {
  return (
    <fieldset className={styles['section']}>
      <legend className={styles['title']}>Contact Information</legend>
      <TextField label="Email" type="email" autoComplete="email" {...bindField(form, 'email')} />
      {asksForPassword && (
        <CurrentPasswordField {...bindField(form, 'currentPassword', { shouldUnregister: true })} />
      )}
      <PhoneField label="Phone" {...bindField(form, 'phone')} />
      <TextField label="Location" autoComplete="address-level2" {...bindField(form, 'location')} />
      {user.pendingEmail && (
        <div className={styles['wide']}>
          <PendingEmail user={user} pendingEmail={user.pendingEmail} />
        </div>
      )}
    </fieldset>
  );
}
