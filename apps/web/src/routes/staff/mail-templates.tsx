import { templateKinds } from '@waymark/contract/all-mails';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type MetaFunction } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { MailTemplateEditor } from '../../areas/office/mail-templates/components/mail-template-editor.tsx';
import { MailTemplateList } from '../../areas/office/mail-templates/components/mail-template-list.tsx';
import { nameMail } from '../../areas/office/mail-templates/rules.ts';
import { callApi } from '../../lib/api-client.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  privatePageMeta(
    loaderData && 'mail' in loaderData
      ? msg`Words of the mail “${nameMail(loaderData.mail.kind)}”`
      : msg`Words of mails`,
  );

/** The mail that the address names, or all of them. */
export const clientLoader = staffLoader('administrator', async (search) => {
  const kind = templateKinds.find((one) => one === search.get('mail'));
  if (kind) return { mail: (await callApi('GET /staff/mail-templates/:kind', { params: { kind } })).data };
  return { mails: (await callApi('GET /staff/mail-templates')).data };
});

export default function StaffMailTemplates() {
  const loaded = useLoaderData<typeof clientLoader>();
  const mail = loaded && 'mail' in loaded ? loaded.mail : null;
  return (
    <StaffArea role="administrator" isWide={mail !== null}>
      {loaded && 'mails' in loaded && <MailTemplateList mails={loaded.mails} />}
      {mail && <MailTemplateEditor key={mail.kind} mail={mail} />}
    </StaffArea>
  );
}
