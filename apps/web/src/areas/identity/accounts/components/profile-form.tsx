import { zodResolver } from '@hookform/resolvers/zod';
import { updateUserSchema } from '@waymark/contract/identity/accounts';
import type { UpdateUserFields, User } from '@waymark/contract/identity/accounts';
import { compensationChoices } from '@waymark/contract/identity/choices/accounts';
import { paths } from '@waymark/contract/paths';
import { useForm, useWatch } from 'react-hook-form';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { ChoiceOptions } from '../../../../components/form/choice-options.tsx';
import { DiscardButton, DraftNotice } from '../../../../components/form/discard-button.tsx';
import { checkedPhone } from '../../../../components/form/load-phones.ts';
import { Notice } from '../../../../components/form/notice.tsx';
import { PhoneField } from '../../../../components/form/phone-field.tsx';
import { resolveInTurn } from '../../../../components/form/resolve-in-turn.ts';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { showFieldErrors } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { useFormDraft } from '../../../../lib/use-form-draft.ts';
import { updateProfile } from '../api/update-profile.ts';
import { needsPassword, profileFields, profileValuesOf, hasPageBefore } from '../rules.ts';
import type { ProfileValues } from '../rules.ts';
import { CurrentPasswordField } from './settings/current-password-field.tsx';
import { PendingEmail } from './settings/pending-email.tsx';
import styles from './profile-form.module.css';

const asked: readonly [keyof ProfileValues, string][] = [
  ['jobTitle', 'Job Title'],
  ['desireCompensation', 'Desired Compensation'],
  ['phone', 'Phone'],
  ['location', 'Location'],
];

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

/** Who came by the resume review has told no more than a name: why Save is closed is said before it is tried. */
function ProfileGaps({ saved }: { saved: ProfileValues }) {
  const gaps = asked.flatMap(([name, label]) => (saved[name] === '' ? [label] : []));
  if (gaps.length === 0) return null;
  return <Notice tone="good">Your profile can be saved once it has all of these: {gaps.join(', ')}.</Notice>;
}

/** Back to the page before; where this tab has none of ours, such as a new one, home. */
function BackButton() {
  const navigate = useNavigate();
  return (
    <Button
      variant="secondary"
      onClick={() => void (hasPageBefore(history.state) ? navigate(-1) : navigate(paths.home))}
    >
      Back
    </Button>
  );
}
