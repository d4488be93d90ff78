import { useLocation, useRevalidator, useRouteError } from 'react-router';
import { isApiError, messageOf } from '../../lib/api-answer.ts';
import { Button, ButtonLink } from '../form/button.tsx';
import { AreaMessage } from '../frame/area-message.tsx';

/** In place of a member's page whose data could not be loaded. */
export function AreaError() {
  const error = useRouteError();
  const { state, revalidate } = useRevalidator();
  const { pathname } = useLocation();
  // What the address asks for is not there: asking again would not help.
  const missing = isApiError(error) && (error.code === 'not_found' || error.code === 'invalid_input');
  if (isApiError(error) && error.code === 'forbidden') {
    return (
      <AreaMessage title="This page is for others">
        <p role="alert">{messageOf(error)}</p>
      </AreaMessage>
    );
  }
  return (
    <AreaMessage title={missing ? 'There is nothing at this address' : 'This page could not be loaded'}>
      <p role="alert">{messageOf(error)}</p>
      {missing ? (
        <ButtonLink to={pathname}>Go to the list</ButtonLink>
      ) : (
        <Button pending={state === 'loading'} onClick={() => void revalidate()}>
          Try again
        </Button>
      )}
    </AreaMessage>
  );
}
