import { listPayWishes, payWishLabel } from '@waymark/contract/pay-wishes';
import {
  accountDetailsSchema,
  updateUserSchema,
  type AccountDetailsFields,
  type UpdateUserFields,
  type User,
} from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useForm, useWatch, type Path, type Resolver, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { DiscardButton, DraftNotice } from '../../../../components/form/discard-button.tsx';
import { checkedPhone } from '../../../../components/form/load-phones.ts';
import { NameFields } from '../../../../components/form/name-fields.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { nameResolver, namesOf } from '../../../../components/form/one-name.ts';
import { PhoneField } from '../../../../components/form/phone-field.tsx';
import { resolveInTurn } from '../../../../components/form/resolve-in-turn.ts';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { showFieldErrors } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { changeUser } from '../../../../lib/auth-store.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import { useFormDraft } from '../../../../lib/use-form-draft.ts';
import ui from '../../../../styles/primitives.module.css';
import {
  detailFields,
  detailValuesOf,
  hasPageBefore,
  needsPassword,
  profileFields,
  profileValuesOf,
  type DetailValues,
  type ProfileValues,
} from '../rules.ts';
import styles from './profile-form.module.css';
import { MailLinkButton, useFreshUser } from './settings/mail-link-button.tsx';
import { rich, sayHere, useSay } from '../../../../lib/languages/say.ts';

const nameLabels = [msg`First Name`, msg`Last Name`] as const;

interface FormKind<Values extends DetailValues, Fields> {
  draftKey: string;
  names: readonly Path<Values>[];
  valuesOf: (user: User) => Values;
  resolver: Resolver<Values, unknown, Fields>;
  /** The answer holds a new email as pending. */
  save: (fields: Fields) => Promise<User>;
  savedMessage: string;
}

const profileSchema = updateUserSchema.extend({ phone: checkedPhone(updateUserSchema.shape.phone) });
const profileKind: FormKind<ProfileValues, UpdateUserFields> = {
  draftKey: 'profile-draft',
  names: [...profileFields, 'hasOneName'],
  valuesOf: profileValuesOf,
  resolver: resolveInTurn(nameResolver<ProfileValues, UpdateUserFields>(profileSchema)),
  save: async (body) => (await callApi('PUT /update-user', { body })).data,
  savedMessage: msg`User profile updated`,
};

const detailsSchema = accountDetailsSchema.extend({ phone: checkedPhone(accountDetailsSchema.shape.phone) });
const detailsKind: FormKind<DetailValues, AccountDetailsFields> = {
  draftKey: 'details-draft',
  names: [...detailFields, 'hasOneName'],
  valuesOf: detailValuesOf,
  resolver: resolveInTurn(nameResolver<DetailValues, AccountDetailsFields>(detailsSchema)),
  save: async (body) => (await callApi('PUT /account-details', { body })).data,
  savedMessage: msg`Your details are saved`,
};

/** Starts from the user record, and again whenever the record changes (G-2). */
function useUserForm<Values extends DetailValues, Fields>(user: User, kind: FormKind<Values, Fields>) {
  const say = useSay();
  const form = useForm<Values, unknown, Fields>({
    resolver: kind.resolver,
    values: kind.valuesOf(user),
    mode: 'onTouched',
  });
  const restored = useFormDraft(form, kind.draftKey, kind.names, {
    owner: user.id,
    onLeave: true,
  });
  const { isDirty, isSubmitting, isValid } = form.formState;
  const [email, currentPassword] = useWatch({
    control: form.control,
    name: ['email', 'currentPassword'] as Path<Values>[],
  }) as unknown as [string, string | undefined];
  const asksForPassword = needsPassword(user, email);

  async function save(fields: Fields) {
    try {
      const saved = await kind.save(fields);
      changeUser(saved);
      form.reset(kind.valuesOf(saved));
    } catch (failure) {
      const message = showFieldErrors(form, failure);
      if (message) showFailed(message);
      return;
    }
    showSuccess(kind.savedMessage);
  }

  return {
    form,
    asksForPassword,
    isDirty,
    isRestored: restored !== null && isDirty,
    submit: form.handleSubmit(save),
    saveProps: {
      type: 'submit',
      pending: isSubmitting,
      disabled: !isDirty || !isValid || (asksForPassword && !currentPassword),
      why: say`Nothing has changed since it was saved.`,
      onRefused: isDirty ? () => void form.handleSubmit(save)() : undefined,
    } as const,
  };
}

export function ProfileForm({ user }: { user: User }) {
  const say = useSay();
  const { form, asksForPassword, isDirty, isRestored, submit, saveProps } = useUserForm(user, profileKind);
  return (
    <form className={`${ui['grid7']} ${styles['form']}`} noValidate onSubmit={(event) => void submit(event)}>
      {isRestored && <DraftNotice />}
      <ProfileGaps saved={user} />
      <BasicFields form={form} user={user} />
      <ContactFields form={form} user={user} asksForPassword={asksForPassword} />
      <PrivacyNote />
      <Actions isSticky>
        <Button {...saveProps}>{say`Save Setting`}</Button>
        {isDirty && <DiscardButton form={form} />}
        <BackButton />
      </Actions>
    </form>
  );
}

type ProfileFormState = UseFormReturn<ProfileValues, unknown, UpdateUserFields>;

function BasicFields({ form, user }: { form: ProfileFormState; user: User }) {
  const say = useSay();
  const { pay } = useBoardWords();
  const listed = listPayWishes(say, pay);
  const kept = user.desireCompensation;
  // It stays as it was said when the board offers other amounts.
  const isKept = kept !== '' && !listed.some(({ value }) => value === kept);
  return (
    <fieldset className={`${ui['grid5']} ${styles['section']}`}>
      <legend className={`${ui['headingRule']} ${styles['title']}`}>{say`Basic Information`}</legend>
      <NameFields form={form} labels={nameLabels} />
      <TextField label={say`Job Title`} autoComplete="organization-title" {...bindField(form, 'jobTitle')} />
      <SelectField label={say`Desired Compensation`} {...bindField(form, 'desireCompensation')}>
        <option value="">{say`Please choose`}</option>
        {isKept && <option value={kept}>{payWishLabel(say, kept)}</option>}
        <Options choices={listed} />
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
  const say = useSay();
  return (
    <fieldset className={`${ui['grid5']} ${styles['section']}`}>
      <legend className={`${ui['headingRule']} ${styles['title']}`}>{say`Contact Information`}</legend>
      <TextField label={say`Email`} type="email" autoComplete="email" {...bindField(form, 'email')} />
      {asksForPassword && (
        <CurrentPasswordField {...bindField(form, 'currentPassword', { shouldUnregister: true })} />
      )}
      <PhoneField label={say`Phone`} {...bindField(form, 'phone')} />
      <TextField label={say`Location`} autoComplete="address-level2" {...bindField(form, 'location')} />
      {user.pendingEmail && (
        <div className={ui['fullRow']}>
          <PendingEmail user={user} pendingEmail={user.pendingEmail} />
        </div>
      )}
    </fieldset>
  );
}

const requiredFields: readonly [keyof ProfileValues, string][] = [
  ['jobTitle', msg`Job Title`],
  ['desireCompensation', msg`Desired Compensation`],
  ['phone', msg`Phone`],
  ['location', msg`Location`],
];

/** The resume review asks for a name only; this explains why Save is disabled for such an account. */
function ProfileGaps({ saved }: { saved: ProfileValues }) {
  const say = useSay();
  const gaps = requiredFields.flatMap(([name, label]) => (saved[name] === '' ? [label] : []));
  if (gaps.length === 0) return null;
  return (
    <Notice tone="good">{say`Your profile can be saved once it has all of these: ${gaps.join(', ')}.`}</Notice>
  );
}

/** Leads home where this tab shows no page of the site before this one. */
function BackButton() {
  const say = useSay();
  const navigate = useNavigate();
  return (
    <Button
      variant="secondary"
      onClick={() => void (hasPageBefore(history.state) ? navigate(-1) : navigate(paths.home))}
    >
      {say`Back`}
    </Button>
  );
}

/** Name and contact of an account without a candidate's profile. */
export function DetailsCard({ user }: { user: User }) {
  const say = useSay();
  const { form, asksForPassword, isDirty, isRestored, submit, saveProps } = useUserForm(user, detailsKind);
  return (
    <Card title={say`Your details`}>
      <form className={ui['grid5']} noValidate onSubmit={(event) => void submit(event)}>
        {isRestored && <DraftNotice />}
        <div className={`${ui['grid5']} ${styles['section']}`}>
          <NameFields form={form} labels={nameLabels} />
          <TextField label={say`Email`} type="email" autoComplete="email" {...bindField(form, 'email')} />
          {asksForPassword && (
            <CurrentPasswordField {...bindField(form, 'currentPassword', { shouldUnregister: true })} />
          )}
          <PhoneField label={say`Phone`} {...bindField(form, 'phone')} />
        </div>
        <PrivacyNote />
        <Actions>
          <Button {...saveProps}>{say`Save details`}</Button>
          {isDirty && <DiscardButton form={form} />}
        </Actions>
      </form>
    </Card>
  );
}

type PasswordFieldProps = Omit<Parameters<typeof TextField>[0], 'label' | 'hint' | 'type' | 'autoComplete'>;

/** A new email needs it, so that an unlocked laptop is not enough to take the account. */
function CurrentPasswordField(field: PasswordFieldProps) {
  const say = useSay();
  return (
    <TextField
      label={say`Current password`}
      hint={say`A new email needs it.`}
      type="password"
      autoComplete="current-password"
      {...field}
    />
  );
}

/** A new address that waits for its confirmation: sends the link again, or drops the change. */
export function PendingEmail({ user, pendingEmail }: { user: User; pendingEmail: string }) {
  const say = useSay();
  const [keeping, setKeeping] = useState(false);
  useFreshUser();

  async function keep() {
    setKeeping(true);
    try {
      await keepEmail(user);
      showSuccess(sayHere`Your email stays ${user.email}`);
    } catch (failure) {
      showFailed(failure);
      setKeeping(false);
    }
  }

  return (
    <div className={`${ui['stack3']} ${styles['pending']}`}>
      <p role="status">
        {rich(
          say,
          msg`Confirm <strong>${pendingEmail}</strong> by the link we sent there; until then your email stays <strongb>${user.email}</strongb>.`,
          { strong: <strong />, strongb: <strong /> },
        )}
      </p>
      {/* The key restarts the cool-down for another address. */}
      <MailLinkButton
        key={pendingEmail}
        label={say`Send the link again`}
        to={pendingEmail}
        send={() => callApi('POST /confirm-email/send')}
      >
        <Button variant="quiet" pending={keeping} onClick={() => void keep()}>
          {say`Keep the current one`}
        </Button>
      </MailLinkButton>
    </div>
  );
}

/** Saving the account's own address drops the pending one. */
async function keepEmail(user: User): Promise<void> {
  const saved =
    user.role === 'candidate'
      ? await profileKind.save(namesOf(profileValuesOf(user)) as UpdateUserFields)
      : await detailsKind.save(namesOf(detailValuesOf(user)) as AccountDetailsFields);
  changeUser(saved);
}
