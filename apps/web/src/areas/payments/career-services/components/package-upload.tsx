import { paths } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { PackageUploadForm } from './customer-parts.tsx';
import styles from './package-upload.module.css';

/** Signing in on the way leads back to the packages. */
const back = { next: paths.pricingDetails };

/** The resume that the writers start from: a candidate's is kept with the others, a guest's comes with the account. */
export function PackageUpload() {
  return (
    <section className={styles['section']} aria-labelledby="package-upload">
      <h2 className={styles['title']} id="package-upload">
        Bring the resume you have
      </h2>
      <p data-for="guest">
        The work starts from it.{' '}
        <Link to={paths.register} state={back}>
          Create an account
        </Link>{' '}
        and add it in the last step, or{' '}
        <Link to={paths.login} state={back}>
          sign in
        </Link>{' '}
        to upload it here.
      </p>
      <PackageUploadForm />
    </section>
  );
}
