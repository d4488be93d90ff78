import { paths } from '@waymark/contract/paths';
import { Notice } from '../../../components/notice.tsx';
import { AuthLink } from './auth-link.tsx';

/** The address has an account: nothing typed is lost, and nobody is signed in to it (B-11). */
export function TakenNotice({ message }: { message: string }) {
  return (
    <Notice tone="bad">
      <p>{message}</p>
      <p>
        <AuthLink to={paths.login}>Sign In</AuthLink> or change the email in step 1.
      </p>
    </Notice>
  );
}
