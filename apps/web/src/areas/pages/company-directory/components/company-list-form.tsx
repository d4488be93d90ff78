import { companySorts, type CompanySort } from '@waymark/contract/pages/company-directory';
import { paths } from '@waymark/contract/paths';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { searchFieldsState } from '../../../../components/form/search-fields-state.ts';
import { directoryPath, queryMaxLength, type DirectoryView } from '../directory-rules.ts';
import styles from './company-list-form.module.css';

interface CompanyListFormProps {
  view: DirectoryView;
  /** How many there are, in words. */
  found: string;
}

/** What is typed is the form's own until sent; another list, such as by the browser's "back", replaces it. */
function useQueryField(q: string) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = q;
  }, [q]);
  return field;
}

/** Name and order. Without a script it is sent as it stands, by its button. */
export function CompanyListForm({ view, found }: CompanyListFormProps) {
  const navigate = useNavigate();
  const field = useQueryField(view.q);

  function send(form: HTMLFormElement) {
    const { q, sort } = Object.fromEntries(new FormData(form)) as { q: string; sort: CompanySort };
    void navigate(directoryPath({ ...view, q: q.trim(), sort, page: 1 }), { preventScrollReset: true });
  }

  return (
    <form
      className={styles['form']}
      role="search"
      action={paths.companies}
      {...searchFieldsState}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      <label className={styles['name']}>
        <span className={styles['label']}>Company name</span>
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={view.q}
          placeholder="Beginning of the name"
          maxLength={queryMaxLength}
          autoComplete="off"
        />
      </label>
      {view.letter !== undefined && <input type="hidden" name="letter" value={view.letter} />}
      <Button type="submit">Search</Button>
      <label className={styles['sort']}>
        <span>{found}, sorted by</span>
        <select
          name="sort"
          value={view.sort}
          onChange={(event) => event.currentTarget.form && send(event.currentTarget.form)}
        >
          {companySorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
