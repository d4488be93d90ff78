import type { CompanyPlan, Transaction } from '@waymark/contract/payments/memberships';
import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import { transactionsPath } from '../rules.ts';
import { PlanCard } from './plan-card.tsx';
import { TransactionsTable } from './transactions-table.tsx';
import { useCheckout } from './use-checkout.ts';

interface TransactionsProps {
  plan: CompanyPlan;
  transactions: Page<Transaction>;
}

/** The company's plan, and what it has ordered and paid (H-5). */
export function Transactions({ plan, transactions }: TransactionsProps) {
  const { user } = useAuth();
  const mayPay = user?.company?.memberRole !== 'viewer';
  const { data, total, page, pageSize } = transactions;
  const pay = useCheckout(data.some(({ status }) => status === 'pending'));
  return (
    <>
      <PageHeading
        tools={
          <ButtonLink variant="secondary" to={mayPay ? paths.companyPostJobs : paths.companyManageJob}>
            Back
          </ButtonLink>
        }
      >
        Transactions
      </PageHeading>
      <PlanCard plan={plan} transactions={data} mayPay={mayPay} onPay={pay} />
      {total > 0 ? (
        <TransactionsTable transactions={data} mayPay={mayPay} onPay={pay} />
      ) : (
        <EmptyState title="Nothing ordered yet">
          What your company orders and pays is listed here, each with its receipt.
        </EmptyState>
      )}
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={transactionsPath} />
    </>
  );
}
