import { useLocation, useRevalidator, useRouteError } from 'react-router';
import { isApiError, messageOf } from '../lib/api-answer.ts';
import styles from './area-error.module.css';
import { Button, ButtonLink } from './button.tsx';
import { PageHeading } from './page-heading.tsx';

/** In place of a member's page whose data could not be loaded. */
export function AreaError() {
  const error = useRouteError();
  const { state, revalidate } = useRevalidator();
  const { pathname } = useLocation();
  // What the address asks for is not there: asking again would not help.
  const missing = isApiError(error) && (error.code === 'not_found' || error.code === 'invalid_input');
  return (
    <div className={styles['page']}>
      <PageHeading>
        {missing ? 'There is nothing at this address' : 'This page could not be loaded'}
      </PageHeading>
      <p role="alert">{messageOf(error)}</p>
      {missing ? (
        <ButtonLink to={pathname}>Go to the list</ButtonLink>
      ) : (
        <Button pending={state === 'loading'} onClick={() => void revalidate()}>
          Try again
        </Button>
      )}
    </div>
  );
}
