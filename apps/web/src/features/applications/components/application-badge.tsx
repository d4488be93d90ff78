import { applicationStatuses, type ApplicationStatus } from '@waymark/contract/application-choices';
import { labelOf } from '@waymark/contract/job-choices';
import { Badge } from '../../../components/tag.tsx';
import { statusTones } from '../constants.ts';

export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={statusTones[status]}>{labelOf(applicationStatuses, status)}</Badge>;
}
