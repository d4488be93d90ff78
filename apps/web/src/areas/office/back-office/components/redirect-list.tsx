import { msg } from '@waymark/contract/text/message';
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
import { useSay } from '../../../../lib/languages/say.ts';

const columns = [{ name: msg`Old path` }, { name: msg`Leads to` }, { name: msg`Actions`, unnamed: true }];

/** Old paths and where they lead (J-5). */
export function RedirectList({ redirects }: { redirects: Page<Redirect> }) {
  const say = useSay();
  return (
    <RemovalDesk
      title={say`Redirects`}
      intro={
        <>
          <Card title={say`Add a redirect`}>
            <RedirectForm />
          </Card>
          {redirects.total > 0 && (
            <SaveFileButton save={() => downloadFile('GET /staff/redirects/file', {}, 'redirects.csv')}>
              {say`Save all as CSV`}
            </SaveFileButton>
          )}
        </>
      }
      list={redirects}
      pathOfPage={(page) => listPath(paths.staffRedirects, { page }, '')}
      columns={columns}
      empty={
        <EmptyDesk title={say`No redirects`}>
          {say`Pages that have moved can be found by their old paths from here.`}
        </EmptyDesk>
      }
      nameOf={({ fromPath }) => fromPath}
      renderCells={({ fromPath, toPath }) => (
        <>
          <th scope="row" className={`${ui['semibold']} ${styles['name']}`}>
            {fromPath}
          </th>
          <td data-label={say`Leads to`}>{toPath}</td>
        </>
      )}
      question={say`Remove this redirect?`}
      consequenceOf={({ fromPath }) => say`${fromPath} then leads nowhere.`}
      remove={({ id }) => callApi('DELETE /staff/redirects/:redirectId', { params: { redirectId: id } })}
    />
  );
}

function RedirectForm() {
  const say = useSay();
  const { change } = useChange();
  const form = useForm({
    resolver: zodResolver(redirectFieldsSchema),
    defaultValues: { fromPath: '', toPath: '' },
  });
  return (
    <Form
      form={form}
      onSubmit={(body) => change(callApi('POST /staff/redirects', { body }), () => form.reset())}
      submit={say`Add`}
    >
      <TextField label={say`Old path`} hint={say`For example /careers`} {...bindField(form, 'fromPath')} />
      <TextField label={say`New path`} hint={say`For example /about-us`} {...bindField(form, 'toPath')} />
    </Form>
  );
}
