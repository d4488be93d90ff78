import { msg } from '@waymark/contract/text/message';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { KeysPage } from '../../areas/integrations/keys/components/key-list.tsx';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { callApi } from '../../lib/api-client.ts';
import { findUser, hasRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { readAddress } from '../../lib/languages/page-address.ts';
import { useSay } from '../../lib/languages/say.ts';

export const meta = () => privatePageMeta(msg`API keys`);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname } = readAddress(request);
  if (!(await hasRole('employer', pathname))) return null;
  if ((await findUser(pathname))?.company?.memberRole !== 'owner') return 'closed';
  return callApi('GET /company-keys');
}

export default function CompanyKeys() {
  const say = useSay();
  const keys = useLoaderData<typeof clientLoader>();
  return (
    <EmployerArea>
      {keys === 'closed' && <Closed />}
      {keys && keys !== 'closed' && (
        <KeysPage owner="company" keys={keys.data}>
          {say`With a key, your own systems post jobs and collect applications automatically. A key acts for the owner who created it: it ends when they leave the company.`}
        </KeysPage>
      )}
    </EmployerArea>
  );
}

function Closed() {
  const say = useSay();
  return (
    <>
      <PageHeading>{say`API keys`}</PageHeading>
      <EmptyState title={say`For owners`}>
        {say`Keys let programs act for the whole company, so its owners create them. Ask one of them.`}
      </EmptyState>
    </>
  );
}
