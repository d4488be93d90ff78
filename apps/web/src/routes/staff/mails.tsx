import { sentMailKinds } from '@waymark/contract/all-mails';
import { sentMailLists } from '@waymark/contract/office/staff-choices';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { MailList } from '../../areas/office/back-office/components/mail-list.tsx';
import { readChoice } from '../../areas/office/back-office/rules.ts';
import { callApi } from '../../lib/api-client.ts';
import { readPage, readWords } from '../../lib/list-address.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Mails`);

export const clientLoader = staffLoader('administrator', async (search) => {
  const kind = sentMailKinds.find(({ value }) => value === search.get('kind'))?.value;
  const query = {
    show: readChoice(search, sentMailLists),
    ...(kind && { kind }),
    q: readWords(search),
    page: readPage(search),
  };
  return { query, mails: await callApi('GET /staff/mails', { query }) };
});

export default function StaffMails() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{loaded && <MailList {...loaded} />}</StaffArea>;
}
