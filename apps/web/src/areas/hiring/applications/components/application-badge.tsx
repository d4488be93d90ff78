import { applicationStatuses, type ApplicationStatus } from '@waymark/contract/hiring/choices/applications';
import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import { Badge } from '../../../../components/data/tag.tsx';
import { statusTones } from '../constants.ts';

export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={statusTones[status]}>{labelOf(applicationStatuses, status)}</Badge>;
}
