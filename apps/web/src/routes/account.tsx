import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { AreaError } from '../components/area-error.tsx';
import { PageSpinner } from '../components/spinner.tsx';
import { listSessions } from '../features/accounts/api/list-sessions.ts';
import { AccountCards } from '../features/accounts/components/account-cards.tsx';
import { OwnArea } from '../features/accounts/components/own-area.tsx';
import { DeletionCard } from '../features/own-data/components/deletion-card.tsx';
import { ExportCard } from '../features/own-data/components/export-card.tsx';
import { findUser } from '../lib/auth-store.ts';
import { privatePageMeta } from '../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Account');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return (await findUser(new URL(request.url).pathname)) ? { sessions: await listSessions() } : null;
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function Account() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <OwnArea>
      {loaded && (
        <>
          <AccountCards sessions={loaded.sessions} />
          <ExportCard />
          <DeletionCard />
        </>
      )}
    </OwnArea>
  );
}
