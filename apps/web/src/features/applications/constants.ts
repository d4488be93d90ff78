import type { ApplicationStatus } from '@waymark/contract/application-choices';

export const statusTones: Record<ApplicationStatus, 'neutral' | 'good' | 'bad'> = {
  submitted: 'neutral',
  viewed: 'good',
  withdrawn: 'bad',
};
