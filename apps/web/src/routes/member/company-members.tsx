import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { callApi } from '../../lib/api-client.ts';
import { Colleagues } from '../../areas/companies/companies/components/colleagues.tsx';
import { findUser, refreshUser } from '../../lib/auth-store.ts';
import { memberLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Colleagues`);

export const clientLoader = memberLoader('employer', async (_search, path) => {
  const user = await findUser(path);
  // The address may have been confirmed, or the company approved, since.
  const isReady = user?.emailConfirmed && user.company?.heldReason === null;
  const [{ data }] = await Promise.all([
    callApi('GET /company-members'),
    isReady ? undefined : refreshUser(),
  ]);
  return data;
});

export default function CompanyMembers() {
  const company = useLoaderData<typeof clientLoader>();
  return <EmployerArea>{company && <Colleagues {...company} />}</EmployerArea>;
}
