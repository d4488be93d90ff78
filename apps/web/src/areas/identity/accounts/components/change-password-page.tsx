import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { PageSpinner } from '../../../../components/data/spinner.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { NoPasswordYet } from './no-password-yet.tsx';

export function ChangePasswordPage() {
  const { user } = useAuth();
  if (!user) return <PageSpinner />;
  return (
    <>
      <PageHeading>Change Password</PageHeading>
      {user.hasPassword ? <ChangePasswordForm user={user} /> : <NoPasswordYet email={user.email} />}
    </>
  );
}
