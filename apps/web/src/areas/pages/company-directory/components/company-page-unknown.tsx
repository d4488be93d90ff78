import { paths } from '@waymark/contract/paths';
import { Button } from '../../../../components/form/button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { MessagePage } from '../../../../components/layout/message-page.tsx';
import { queryMaxLength } from '../directory-rules.ts';
import styles from './company-page-unknown.module.css';

/** There is no company at the address: the way on is to look for it. */
export function UnknownCompanyPage() {
  return (
    <MessagePage title="There is no such company">
      <p>The address may be incomplete, or the company has left. Look for it by its name.</p>
      <form className={styles['form']} role="search" action={paths.companies}>
        <TextField label="Company name" type="search" name="q" maxLength={queryMaxLength} required />
        <Button type="submit">Search</Button>
      </form>
    </MessagePage>
  );
}
