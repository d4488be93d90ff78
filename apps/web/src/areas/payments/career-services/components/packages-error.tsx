import { useRevalidator, useRouteError } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { ErrorState } from '../../../../components/data/empty-state.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import styles from './packages-page.module.css';

/** In place of a list that could not be had (D-9). */
export function PackagesError() {
  const error = useRouteError();
  const { state, revalidate } = useRevalidator();
  return (
    <div className={styles['page']}>
      <h1>Job-Seeker Products</h1>
      <ErrorState
        title="The packages could not be loaded"
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
