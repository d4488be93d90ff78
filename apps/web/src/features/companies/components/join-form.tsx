import { zodResolver } from '@hookform/resolvers/zod';
import { joinCompanySchema, type InvitationOffer, type JoinCompanyFields } from '@waymark/contract/companies';
import { paths } from '@waymark/contract/paths';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { showFailure } from '../../../components/form/show-failure.ts';
import { bindField } from '../../../components/form/bind-field.ts';
import { Button } from '../../../components/form/button.tsx';
import { NewPasswordField } from '../../../components/form/password/new-password-field.tsx';
import { Notice } from '../../../components/form/notice.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { showSuccess } from '../../../lib/toasts.ts';
import { joinAsNew } from '../api/accept-invitation.ts';
import styles from '../../../components/form/form-sections.module.css';

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
  const names = useWatch({ control: form.control, name: ['firstName', 'lastName'] });

  async function submit(values: JoinValues) {
    try {
      await joinAsNew({ token, ...values });
    } catch (failure) {
      if (onChanged(failure)) return;
      showFailure(form.setError, failure);
      return;
    }
    showSuccess(`You have joined ${offer.companyName}`);
    await navigate(paths.companyManageJob, { replace: true });
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <div className={styles['section']}>
        <div className={styles['pair']}>
          <TextField label="First name" autoComplete="given-name" {...bindField(form, 'firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...bindField(form, 'lastName')} />
        </div>
        {/* For password managers: which account the password below is of. */}
        <input type="email" autoComplete="username" value={offer.email} readOnly hidden />
        <NewPasswordField
          label="Choose a password"
          userInputs={[offer.email, ...names]}
          {...bindField(form, 'password')}
        />
      </div>
      <div className={styles['actions']}>
        {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
        <Button type="submit" pending={isSubmitting}>
          Join {offer.companyName}
        </Button>
      </div>
    </form>
  );
}
