import { zodResolver } from '@hookform/resolvers/zod';
import { staffRoleLabels } from '@waymark/contract/identity/choices/staff';
import { joinStaffSchema } from '@waymark/contract/identity/team';
import type { JoinStaffFields, StaffOffer } from '@waymark/contract/identity/team';
import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useRevalidator } from 'react-router';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { NewAccountFields } from '../../../../components/form/new-account-fields.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TermsNote } from '../../../../components/layout/privacy-note.tsx';
import { isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth, authenticate } from '../../../../lib/auth-store.ts';
import type { FoundInvitation } from '../api/read-staff-invitation.ts';
import styles from '../../../../components/form/form-sections.module.css';

/** What the link of an invitation leads to: a new account, or why that is not possible. */
export function JoinStaff({ found }: { found: FoundInvitation }) {
  const { offer, token, problem, dead } = found;
  const { user } = useAuth();
  const { state, revalidate } = useRevalidator();
  if (offer) {
    return (
      <>
        <p>
          You are invited as <strong>{staffRoleLabels[offer.staffRole].toLowerCase()}</strong>, with the
          address <strong>{offer.email}</strong>. After this you set up your second step: have your phone
          beside you.
        </p>
        {user && (
          <p>You are signed in here as {user.email}. The new account takes its place in this browser.</p>
        )}
        <JoinForm offer={offer} token={token} />
      </>
    );
  }
  return (
    <>
      <Notice tone="bad">{problem}</Notice>
      {dead ? (
        <ButtonLink to={user ? paths.home : paths.login} variant="secondary">
          {user ? 'Go to the home page' : 'Go to the sign-in page'}
        </ButtonLink>
      ) : (
        <Button pending={state === 'loading'} onClick={() => void revalidate()}>
          Try again
        </Button>
      )}
    </>
  );
}

type JoinValues = Omit<JoinStaffFields, 'token'>;
const schema = joinStaffSchema.omit({ token: true });

function JoinForm({ offer, token }: { offer: StaffOffer; token: string }) {
  const navigate = useNavigate();
  const form = useForm<JoinValues>({ resolver: zodResolver(schema), mode: 'onTouched' });
  const { errors, isSubmitting } = form.formState;
  const { revalidate } = useRevalidator();
  const [refusal, setRefusal] = useState('');

  async function submit(values: JoinValues) {
    setRefusal('');
    try {
      await joinStaff({ token, ...values });
    } catch (failure) {
      // The offer is not what it was when the page was opened: it is read again, and says why.
      if (isApiError(failure) && (failure.code === 'gone' || failure.code === 'conflict')) {
        setRefusal(messageOf(failure));
        return revalidate();
      }
      showFailure(form, failure);
      return;
    }
    await navigate(paths.staffSecondStep, { replace: true });
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <NewAccountFields form={form} email={offer.email} />
      <div className={styles['actions']}>
        {(refusal || errors.root) && <Notice tone="bad">{refusal || errors.root?.message}</Notice>}
        <TermsNote by="joining" />
        <Button type="submit" pending={isSubmitting}>
          Join the staff
        </Button>
      </div>
    </form>
  );
}

/** Joins with a new account and signs it in. */
function joinStaff(fields: JoinStaffFields): Promise<void> {
  return authenticate(async () => (await callApi('POST /staff-invitations/accept', { body: fields })).data);
}
