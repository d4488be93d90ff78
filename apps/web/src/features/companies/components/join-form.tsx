import { zodResolver } from '@hookform/resolvers/zod';
import { joinCompanySchema, type InvitationOffer, type JoinCompanyFields } from '@waymark/contract/companies';
import { paths } from '@waymark/contract/paths';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { NewPasswordField } from '../../../components/new-password-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { fieldErrorsOf, messageOf } from '../../../lib/api-answer.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { joinAsNew } from '../api/accept-invitation.ts';
import styles from './company-form.module.css';

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
      const faulty = Object.entries(fieldErrorsOf(failure));
      if (faulty.length === 0) form.setError('root', { message: messageOf(failure) });
      for (const [name, message] of faulty) {
        form.setError(name as keyof JoinValues, { message }, { shouldFocus: true });
      }
      return;
    }
    showSuccess(`You have joined ${offer.companyName}`);
    await navigate(paths.companyManageJob, { replace: true });
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <div className={styles['section']}>
        <div className={styles['pair']}>
          <TextField
            label="First name"
            autoComplete="given-name"
            {...form.register('firstName')}
            error={errors.firstName?.message}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            {...form.register('lastName')}
            error={errors.lastName?.message}
          />
        </div>
        {/* For password managers: which account the password below is of. */}
        <input type="email" autoComplete="username" value={offer.email} readOnly hidden />
        <NewPasswordField
          label="Choose a password"
          userInputs={[offer.email, ...names]}
          {...form.register('password')}
          error={errors.password?.message}
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
