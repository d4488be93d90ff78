import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { CancelContractPage } from '../../areas/payments/subscriptions/components/cancel-contract-page.tsx';
import { board } from '../../lib/board.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { serverContext } from '../../lib/server-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { publicUrl: context.get(serverContext).pageData.publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: msg`Cancel a contract`,
    description: msg`End a plan or another contract with ${board.name}, without signing in. We confirm it by email at once.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.cancelContract}`,
  });

export default function CancelContract() {
  return <CancelContractPage />;
}
