import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import type { Redirect } from '@waymark/contract/office/redirects';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import styles from '../../../../components/data/desk.module.css';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { removeRedirect } from '../api/change-redirects.ts';
import { listPath } from '../rules.ts';
import { RedirectForm } from './redirect-form.tsx';
import { RowButton } from './row-button.tsx';

const columns = [{ name: 'Old path' }, { name: 'Leads to' }, { name: 'Actions', unnamed: true }];

/** Old paths and where they lead (J-5). */
export function RedirectList({ redirects }: { redirects: Page<Redirect> }) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Redirect | null>(null);
  const { data, total, page, pageSize } = redirects;

  async function remove() {
    if (!asked) return;
    showSuccess(await removeRedirect(asked.id));
    setAsked(null);
    await revalidate();
  }

  return (
    <>
      <PageHeading>Redirects</PageHeading>
      <Card title="Add a redirect">
        <RedirectForm />
      </Card>
      {total > 0 ? (
        <DataTable columns={columns}>
          {data.map((redirect) => (
            <tr key={redirect.id}>
              <th scope="row" className={styles['name']}>
                {redirect.fromPath}
              </th>
              <td data-label="Leads to">{redirect.toPath}</td>
              <td>
                <RowButton name={redirect.fromPath} onPress={() => setAsked(redirect)}>
                  Remove
                </RowButton>
              </td>
            </tr>
          ))}
        </DataTable>
      ) : (
        <EmptyState title="No redirects">
          Pages that have moved can be found by their old paths from here.
        </EmptyState>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(next) => listPath(paths.staffRedirects, { page: next }, '')}
      />
      <ConfirmDialog
        open={asked !== null}
        title="Remove this redirect?"
        confirm="Remove"
        onConfirm={remove}
        onClose={() => setAsked(null)}
      >
        {asked?.fromPath} leads nowhere then.
      </ConfirmDialog>
    </>
  );
}
