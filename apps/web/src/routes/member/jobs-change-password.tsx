import { msg } from '@waymark/contract/text/message';
import { ChangePasswordPage } from '../../areas/identity/accounts/components/change-password-page.tsx';
import { OwnArea } from '../../areas/identity/accounts/components/own-area.tsx';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Change Password`);

export default function JobsChangePassword() {
  return (
    <OwnArea>
      <ChangePasswordPage />
    </OwnArea>
  );
}
