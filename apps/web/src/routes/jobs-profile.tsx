import { CandidateArea } from '../features/accounts/components/candidate-area.tsx';
import { ProfilePage } from '../features/accounts/components/profile-page.tsx';
import { privatePageMeta } from '../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Profile');

export default function JobsProfile() {
  return (
    <CandidateArea>
      <ProfilePage />
    </CandidateArea>
  );
}
