import { paths } from '@waymark/contract/paths';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { TrailEnd } from '../../../components/trail-end.tsx';
import styles from './company-page-unknown.module.css';

/** There is no company at the address: the way on is to look for it. */
export function UnknownCompanyPage() {
  return (
    <div className={styles['page']}>
      <TrailEnd />
      <h1>There is no such company</h1>
      <p>The address may be incomplete, or the company has left. Look for it by its name.</p>
      <form className={styles['form']} role="search" action={paths.companies}>
        <TextField label="Company name" type="search" name="q" maxLength={80} required />
        <Button type="submit">Search</Button>
      </form>
    </div>
  );
}
