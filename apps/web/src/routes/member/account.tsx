import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { LinkedProvidersCard } from '../../areas/identity/accounts/components/linked-providers-card.tsx';
import { OwnArea } from '../../areas/identity/accounts/components/own-area.tsx';
import { AccountCards } from '../../areas/identity/accounts/components/settings/account-cards.tsx';
import { SupportCard } from '../../areas/identity/impersonation/components/support-card.tsx';
import { ConnectionsCard } from '../../areas/integrations/connections/components/connections-card.tsx';
import { KeysCard } from '../../areas/integrations/keys/components/key-list.tsx';
import { PasskeysCard } from '../../areas/identity/mfa/components/passkeys-card.tsx';
import { MfaCard } from '../../areas/identity/mfa/components/mfa-card.tsx';
import { DeletionCard } from '../../areas/lifecycle/privacy/components/deletion-card.tsx';
import { ExportCard } from '../../areas/lifecycle/privacy/components/export-card.tsx';
import { callApi } from '../../lib/api-client.ts';
import { findUser, useAuth } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { readAddress } from '../../lib/languages/page-address.ts';

export const meta = () => privatePageMeta(msg`Account`);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const user = await findUser(readAddress(request).pathname);
  if (!user) return null;
  const [sessions, mfa, passkeys, providers, support, keys, connections] = await Promise.all([
    callApi('GET /sessions'),
    callApi('GET /second-step'),
    callApi('GET /passkeys'),
    user.role === 'staff' ? null : callApi('GET /linked-providers'),
    user.role === 'staff' ? null : callApi('GET /impersonation-consent'),
    user.role === 'candidate' ? callApi('GET /own-keys') : null,
    user.role === 'staff' ? null : callApi('GET /connections'),
  ]);
  return {
    sessions: sessions.data,
    mfa: mfa.data,
    passkeys: passkeys.data,
    providers: providers?.data,
    support: support?.data,
    keys: keys?.data,
    connections: connections?.data,
  };
}

export default function Account() {
  const loaded = useLoaderData<typeof clientLoader>();
  const { user } = useAuth();
  return (
    <OwnArea>
      {loaded && user && (
        <>
          <AccountCards sessions={loaded.sessions} />
          <MfaCard user={user} mfa={loaded.mfa} />
          <PasskeysCard user={user} passkeys={loaded.passkeys} asksForCode={loaded.mfa.since !== null} />
          {loaded.providers && <LinkedProvidersCard {...loaded.providers} />}
          {loaded.keys && <KeysCard keys={loaded.keys} />}
          {loaded.connections && <ConnectionsCard connections={loaded.connections} />}
          {loaded.support && <SupportCard access={loaded.support} />}
          <ExportCard />
          <DeletionCard />
        </>
      )}
    </OwnArea>
  );
}
