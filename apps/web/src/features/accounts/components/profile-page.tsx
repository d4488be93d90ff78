import { PageHeading } from '../../../components/page-heading.tsx';
import { PageSpinner } from '../../../components/spinner.tsx';
import { useAuth } from '../../../lib/auth-store.ts';
import { ProfileForm } from './profile-form.tsx';

export function ProfilePage() {
  const { user } = useAuth();
  if (!user) return <PageSpinner />;
  return (
    <>
      <PageHeading>Profile</PageHeading>
      <ProfileForm user={user} />
    </>
  );
}
