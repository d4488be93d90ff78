import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { CompanyRetentionPage } from '../../areas/hiring/retention/components/company-retention.tsx';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { callApi } from '../../lib/api-client.ts';
import { findUser } from '../../lib/auth-store.ts';
import { readPage } from '../../lib/list-address.ts';
import { memberLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`How long to keep applications`);

export const clientLoader = memberLoader('employer', async (search, path) => {
  const [{ data }, user] = await Promise.all([
    callApi('GET /company/retention', { query: { page: readPage(search) } }),
    findUser(path),
  ]);
  return { retention: data, memberRole: user?.company?.memberRole };
});

export default function CompanyRetention() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <EmployerArea>
      {loaded && (
        <CompanyRetentionPage
          retention={loaded.retention}
          isOwner={loaded.memberRole === 'owner'}
          isViewer={loaded.memberRole === 'viewer'}
        />
      )}
    </EmployerArea>
  );
}
