import { applicationStatuses, type ApplicationStatus } from '@waymark/contract/choices/applications';
import { labelOf } from '@waymark/contract/choices/jobs';
import { Badge } from '../../../components/data/tag.tsx';
import { statusTones } from '../constants.ts';

export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={statusTones[status]}>{labelOf(applicationStatuses, status)}</Badge>;
}
