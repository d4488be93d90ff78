import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../components/form/button.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { AuthPage } from '../../features/accounts/components/auth-page.tsx';
import { UndoEmailForm } from '../../features/accounts/components/undo-email-form.tsx';
import { secretPageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => secretPageMeta('Take your account back');
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export default function UndoEmail() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [dead, setDead] = useState(token ? '' : 'This link is not complete. Open it again from the mail.');
  return (
    <AuthPage title="Take your account back">
      {dead ? (
        <>
          <Notice tone="bad" focus>
            {dead}
          </Notice>
          <p>If your account still has this address, a new password signs everybody else out of it.</p>
          <ButtonLink to={paths.forgotPassword}>Set a new password</ButtonLink>
        </>
      ) : (
        <UndoEmailForm token={token} onDead={setDead} />
      )}
    </AuthPage>
  );
}
