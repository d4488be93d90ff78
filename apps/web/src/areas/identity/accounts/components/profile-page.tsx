import type { Consent } from '@waymark/contract/identity/consents';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { PageSpinner } from '../../../../components/data/spinner.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import { ConsentSection } from './consent-section.tsx';
import { PictureCard } from './picture/picture-card.tsx';
import { ProfileForm } from './profile-form.tsx';

export function ProfilePage({ consents }: { consents: readonly Consent[] | null }) {
  const { user } = useAuth();
  if (!user) return <PageSpinner />;
  return (
    <>
      <PageHeading>Profile</PageHeading>
      <PictureCard user={user} />
      <ProfileForm user={user} />
      <ConsentSection consents={consents} />
    </>
  );
}
