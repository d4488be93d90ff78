import { useLocation, useRevalidator, useRouteError } from 'react-router';
import { isApiError, messageOf } from '../../lib/api-answer.ts';
import { Button, ButtonLink } from '../form/button.tsx';
import { AreaMessage } from '../frame/area-message.tsx';
import { useSay } from '../../lib/languages/say.ts';

/** In place of a member's page whose data could not be loaded. */
export function AreaError() {
  const say = useSay();
  const error = useRouteError();
  const { state, revalidate } = useRevalidator();
  const { pathname } = useLocation();
  // What the address asks for is not there: asking again would not help.
  const missing = isApiError(error) && (error.code === 'not_found' || error.code === 'invalid_input');
  if (isApiError(error) && error.code === 'forbidden') {
    return (
      <AreaMessage title={say`This page is for others`}>
        <p role="alert">{messageOf(error)}</p>
      </AreaMessage>
    );
  }
  return (
    <AreaMessage title={missing ? say`There is nothing at this address` : say`This page could not be loaded`}>
      <p role="alert">{messageOf(error)}</p>
      {missing ? (
        <ButtonLink to={pathname}>{say`Go to the list`}</ButtonLink>
      ) : (
        <Button pending={state === 'loading'} onClick={() => void revalidate()}>
          {say`Try again`}
        </Button>
      )}
    </AreaMessage>
  );
}
