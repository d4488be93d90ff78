import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { loadReceivers } from '../../areas/integrations/webhooks/api/webhook-receivers.ts';
import { ReceiverDesk } from '../../areas/integrations/webhooks/components/receiver-desk.tsx';
import { ReceiverList } from '../../areas/integrations/webhooks/components/receiver-list.tsx';
import { readDeliveryList } from '../../areas/integrations/webhooks/rules.ts';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { findUser, hasRole } from '../../lib/auth-store.ts';
import { readPage } from '../../lib/list-address.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { readAddress } from '../../lib/languages/page-address.ts';
import { useSay } from '../../lib/languages/say.ts';

export const meta = () => privatePageMeta(msg`Webhooks`);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = readAddress(request);
  if (!(await hasRole('employer', pathname))) return null;
  if ((await findUser(pathname))?.company?.memberRole !== 'owner') return 'closed';
  return loadReceivers('company', searchParams, readDeliveryList(searchParams), readPage(searchParams));
}

/** The receivers of a company's webhooks, or the one that the address names, for its owners. */
export default function CompanyWebhooks() {
  const say = useSay();
  const loaded = useLoaderData<typeof clientLoader>();
  if (loaded === 'closed') {
    return (
      <EmployerArea>
        <PageHeading>{say`Webhooks`}</PageHeading>
        <EmptyState title={say`For owners`}>
          {say`Webhooks tell the company’s own systems what happens here. Ask an owner to set them up.`}
        </EmptyState>
      </EmployerArea>
    );
  }
  return (
    <EmployerArea>
      {loaded?.receivers && <ReceiverList side="company" receivers={loaded.receivers} />}
      {loaded?.receiver && <ReceiverDesk side="company" {...loaded} receiver={loaded.receiver} />}
    </EmployerArea>
  );
}
