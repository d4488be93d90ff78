import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { AreaError } from '../../components/layout/area-error.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { listMembers } from '../../areas/companies/companies/api/list-members.ts';
import { Colleagues } from '../../areas/companies/companies/components/colleagues.tsx';
import { findUser, hasRole, refreshUser } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Colleagues');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const path = new URL(request.url).pathname;
  if (!(await hasRole('employer', path))) return null;
  const user = await findUser(path);
  // A link in a mail may have confirmed the address since, or somebody of ours have looked at the company.
  const isReady = user?.emailConfirmed && user.company?.heldReason === null;
  const [company] = await Promise.all([listMembers(), isReady ? undefined : refreshUser()]);
  return company;
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function CompanyMembers() {
  const company = useLoaderData<typeof clientLoader>();
  return <EmployerArea>{company && <Colleagues {...company} />}</EmployerArea>;
}
