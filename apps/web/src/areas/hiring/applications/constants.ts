import type { ApplicationStatus } from '@waymark/contract/hiring/choices/applications';

export const statusTones: Record<ApplicationStatus, 'neutral' | 'good' | 'bad'> = {
  submitted: 'neutral',
  viewed: 'good',
  shortlist: 'good',
  interview: 'good',
  offer: 'good',
  hired: 'good',
  declined: 'neutral',
  withdrawn: 'neutral',
};
