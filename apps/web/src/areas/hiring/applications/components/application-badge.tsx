import { applicationStatuses } from '@waymark/contract/hiring/choices/applications';
import type { ApplicationStatus } from '@waymark/contract/hiring/choices/applications';
import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import { Badge } from '../../../../components/data/tag.tsx';

const statusTones: Record<ApplicationStatus, 'neutral' | 'good' | 'bad'> = {
  submitted: 'neutral',
  viewed: 'good',
  shortlist: 'good',
  interview: 'good',
  offer: 'good',
  hired: 'good',
  declined: 'neutral',
  withdrawn: 'neutral',
};

export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={statusTones[status]}>{labelOf(applicationStatuses, status)}</Badge>;
}
