import type { FirstStepName } from '@waymark/contract/office/first-step-choices';
import { paths } from '@waymark/contract/paths';

/** The pages on which steps are taken; the others are settings of the server. */
export const stepPages: Readonly<Partial<Record<FirstStepName, { label: string; to: string }>>> = {
  sender: { label: 'Open the settings', to: paths.staffSettings },
  legal: { label: 'Open the settings', to: paths.staffSettings },
  secondStep: { label: 'Open the team', to: paths.staffTeam },
};
