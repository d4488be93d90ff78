import { paths } from '@waymark/contract/paths';
import { ButtonLink } from '../../../components/button.tsx';
import styles from './account-call.module.css';

/** For guests only: somebody signed in has what it offers. */
export function AccountCall() {
  return (
    <section className={styles['section']} data-for="guest" aria-labelledby="account-call">
      <div className={styles['panel']}>
        <h2 className={styles['title']} id="account-call">
          Apply once you know the way. We keep track of the rest.
        </h2>
        <div className={styles['body']}>
          <p>
            With an account your resume is ready when the right job appears, and you see which employers have
            looked at your application.
          </p>
          <ButtonLink className={styles['button']} to={paths.register}>
            Create an Account
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
