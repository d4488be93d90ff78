import { useRevalidator, useRouteError } from 'react-router';
import { messageOf } from '../lib/api-answer.ts';
import styles from './area-error.module.css';
import { Button } from './button.tsx';
import { ErrorState } from './empty-state.tsx';

/** In place of a member's page whose data could not be loaded. */
export function AreaError() {
  const error = useRouteError();
  const { state, revalidate } = useRevalidator();
  return (
    <div className={styles['page']}>
      <ErrorState
        title="This page could not be loaded"
        actions={
          <Button pending={state === 'loading'} onClick={() => void revalidate()}>
            Try again
          </Button>
        }
      >
        {messageOf(error)}
      </ErrorState>
    </div>
  );
}
