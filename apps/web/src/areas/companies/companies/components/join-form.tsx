import { zodResolver } from '@hookform/resolvers/zod';
import {
  joinCompanySchema,
  type InvitationOffer,
  type JoinCompanyFields,
} from '@waymark/contract/companies/companies';
import { paths } from '@waymark/contract/paths';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { Button } from '../../../../components/form/button.tsx';
import { NewAccountFields } from '../../../../components/form/new-account-fields.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { joinAsNew } from '../api/accept-invitation.ts';
import styles from '../../../../components/form/form-sections.module.css';
import { TermsNote } from '../../../../components/layout/privacy-note.tsx';

type JoinValues = Omit<JoinCompanyFields, 'token'>;
const schema = joinCompanySchema.omit({ token: true });

interface JoinFormProps {
  offer: InvitationOffer;
  token: string;
  /** Whether a failure means that the offer has changed, and was dealt with. */
  onChanged: (failure: unknown) => boolean;
}

/** For an address without an account: name and password make one. */
export function JoinForm({ offer, token, onChanged }: JoinFormProps) {
  const navigate = useNavigate();
  const form = useForm<JoinValues>({ resolver: zodResolver(schema), mode: 'onTouched' });
  const { errors, isSubmitting } = form.formState;

  async function submit(values: JoinValues) {
    try {
      await joinAsNew({ token, ...values });
    } catch (failure) {
      if (onChanged(failure)) return;
      showFailure(form, failure);
      return;
    }
    showSuccess(`You have joined ${offer.companyName}`);
    await navigate(paths.companyManageJob, { replace: true });
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <NewAccountFields form={form} email={offer.email} />
      <div className={styles['actions']}>
        {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
        <TermsNote by="joining" />
        <Button type="submit" pending={isSubmitting}>
          Join {offer.companyName}
        </Button>
      </div>
    </form>
  );
}
