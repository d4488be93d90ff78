import { paths } from '@waymark/contract/paths';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';

/** A link that was used or has expired: a new one is asked for on the account's page. */
export function DeadEmailLink({ message }: { message: string }) {
  const { isAuthenticated } = useAuth();
  return (
    <>
      <Notice tone="bad" focus>
        {message}
      </Notice>
      {isAuthenticated ? (
        <ButtonLink to={paths.account}>Go to your account for a new one</ButtonLink>
      ) : (
        <ButtonLink to={paths.login} state={{ next: paths.account }}>
          Sign in for a new one
        </ButtonLink>
      )}
    </>
  );
}
