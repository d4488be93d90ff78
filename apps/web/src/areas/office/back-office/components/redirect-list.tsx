import { zodResolver } from '@hookform/resolvers/zod';
import { redirectFieldsSchema, type Redirect } from '@waymark/contract/office/redirects';
import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import { useForm } from 'react-hook-form';
import { EmptyDesk } from '../../../../components/data/desk.tsx';
import styles from '../../../../components/data/desk.module.css';
import { RemovalDesk } from '../../../../components/data/removal-desk.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Form } from '../../../../components/form/form.tsx';
import { SaveFileButton } from '../../../../components/form/save-file-button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { Card } from '../../../../components/layout/card.tsx';
import { callApi, downloadFile } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import { listPath } from '../rules.ts';

const columns = [{ name: 'Old path' }, { name: 'Leads to' }, { name: 'Actions', unnamed: true }];

/** Old paths and where they lead (J-5). */
export function RedirectList({ redirects }: { redirects: Page<Redirect> }) {
  return (
    <RemovalDesk
      title="Redirects"
      intro={
        <>
          <Card title="Add a redirect">
            <RedirectForm />
          </Card>
          {redirects.total > 0 && (
            <SaveFileButton save={() => downloadFile('GET /staff/redirects/file', {}, 'redirects.csv')}>
              Save all as CSV
            </SaveFileButton>
          )}
        </>
      }
      list={redirects}
      pathOfPage={(page) => listPath(paths.staffRedirects, { page }, '')}
      columns={columns}
      empty={
        <EmptyDesk title="No redirects">
          Pages that have moved can be found by their old paths from here.
        </EmptyDesk>
      }
      nameOf={({ fromPath }) => fromPath}
      renderCells={({ fromPath, toPath }) => (
        <>
          <th scope="row" className={`${ui['semibold']} ${styles['name']}`}>
            {fromPath}
          </th>
          <td data-label="Leads to">{toPath}</td>
        </>
      )}
      question="Remove this redirect?"
      consequenceOf={({ fromPath }) => `${fromPath} leads nowhere then.`}
      remove={({ id }) => callApi('DELETE /staff/redirects/:redirectId', { params: { redirectId: id } })}
    />
  );
}

function RedirectForm() {
  const { change } = useChange();
  const form = useForm({
    resolver: zodResolver(redirectFieldsSchema),
    defaultValues: { fromPath: '', toPath: '' },
  });
  return (
    <Form
      form={form}
      onSubmit={(body) => change(callApi('POST /staff/redirects', { body }), () => form.reset())}
      submit="Add"
    >
      <TextField label="Old path" hint="For example /careers" {...bindField(form, 'fromPath')} />
      <TextField label="New path" hint="For example /about-us" {...bindField(form, 'toPath')} />
    </Form>
  );
}
