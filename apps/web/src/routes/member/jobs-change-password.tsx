import { ChangePasswordPage } from '../../areas/identity/accounts/components/change-password-page.tsx';
import { OwnArea } from '../../areas/identity/accounts/components/own-area.tsx';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { sayOf } from '../../lib/say.ts';
import type { MetaArgs } from 'react-router';

export const meta = ({ matches }: MetaArgs) => privatePageMeta(sayOf(matches), 'Change Password');

export default function JobsChangePassword() {
  return (
    <OwnArea>
      <ChangePasswordPage />
    </OwnArea>
  );
}
