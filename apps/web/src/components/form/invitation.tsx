import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import { isApiError, messageOf } from '../../lib/api-answer.ts';
import { useAuth } from '../../lib/auth-store.ts';
import ui from '../../styles/primitives.module.css';
import { TermsNote } from '../layout/privacy-note.tsx';
import { bindField } from './bind-field.ts';
import { Button, ButtonLink } from './button.tsx';
import { NameFields } from './name-fields.tsx';
import { Notice } from './notice.tsx';
import { nameResolver, type NameValues } from './one-name.ts';
import { NewPasswordField } from './password/new-password-field.tsx';
import { showFailure } from './show-failure.ts';
import styles from './form.module.css';
import { useSay } from '../../lib/languages/say.ts';

export interface FoundInvitation<Offer> {
  token: string;
  offer: Offer | null;
  /** Why there is no offer. */
  problem: string;
  /** Whether the link itself is invalid, so that another try would not help. */
  dead: boolean;
}

/** Reads the offer of a mailed link without using the link up. */
export async function findInvitation<Offer>(
  token: string,
  read: (body: { token: string }) => Promise<{ data: Offer }>,
): Promise<FoundInvitation<Offer>> {
  try {
    return { token, offer: (await read({ token })).data, problem: '', dead: false };
  } catch (failure) {
    const dead = isApiError(failure) && failure.code !== 'internal' && failure.code !== 'unavailable';
    return { token, offer: null, problem: messageOf(failure), dead };
  }
}

export function NoInvitation({ problem, dead }: { problem: string; dead: boolean }) {
  const say = useSay();
  const { isAuthenticated } = useAuth();
  const { state, revalidate } = useRevalidator();
  return (
    <>
      <Notice tone="bad">{problem}</Notice>
      {dead ? (
        <ButtonLink to={isAuthenticated ? paths.home : paths.login} variant="secondary">
          {isAuthenticated ? say`Go to the home page` : say`Go to the sign-in page`}
        </ButtonLink>
      ) : (
        <Button pending={state === 'loading'} onClick={() => void revalidate()}>
          {say`Try again`}
        </Button>
      )}
    </>
  );
}

/** If the offer has changed since the page was opened, reads it again and keeps the reason to show. */
export function useStaleOffer() {
  const [refusal, setRefusal] = useState('');
  const { revalidate } = useRevalidator();

  function handleStale(failure: unknown): boolean {
    const isStale = isApiError(failure) && (failure.code === 'gone' || failure.code === 'conflict');
    if (isStale) {
      setRefusal(messageOf(failure));
      void revalidate();
    }
    return isStale;
  }

  return { refusal, handleStale };
}

interface NewAccount {
  firstName: string;
  lastName: string;
  /** Undefined where the account has none. */
  password?: string | undefined;
}

type JoinValues = NewAccount & NameValues;

interface JoinFormProps<Account extends NewAccount> {
  email: string;
  schema: z.ZodType<Account, NewAccount>;
  label: string;
  /** False where a provider signs in. */
  hasPassword?: boolean;
  join: (account: Account) => Promise<void>;
  /** Returns true for a failure that it has shown itself. */
  handleStale: (failure: unknown) => boolean;
}

/** Makes an account for the invited address. */
export function JoinForm<Account extends NewAccount>({
  email,
  schema,
  label,
  hasPassword = true,
  join,
  handleStale,
}: JoinFormProps<Account>) {
  const form = useForm<JoinValues, unknown, Account>({
    resolver: nameResolver(schema),
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;

  async function submit(account: Account) {
    try {
      await join(account);
    } catch (failure) {
      if (!handleStale(failure)) showFailure(form, failure);
    }
  }

  return (
    <form className={ui['grid6']} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <AccountFields form={form} email={email} hasPassword={hasPassword} />
      <div className={ui['grid4']}>
        {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
        <TermsNote by="joining" />
        <Button type="submit" pending={isSubmitting}>
          {label}
        </Button>
      </div>
    </form>
  );
}

interface AccountFieldsProps<Account extends NewAccount> {
  form: UseFormReturn<JoinValues, unknown, Account>;
  email: string;
  hasPassword: boolean;
}

function AccountFields<Account extends NewAccount>({
  form,
  email,
  hasPassword,
}: AccountFieldsProps<Account>) {
  const say = useSay();
  const names = useWatch({ control: form.control, name: ['firstName', 'lastName'] });
  return (
    <div className={ui['grid5']}>
      <div className={`${ui['grid5']} ${styles['pair']}`}>
        <NameFields form={form} />
      </div>
      {/* Tells password managers which account the password belongs to. */}
      {hasPassword && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      {hasPassword && (
        <NewPasswordField
          label={say`Choose a password`}
          userInputs={[email, ...names]}
          {...bindField(form, 'password')}
        />
      )}
    </div>
  );
}
