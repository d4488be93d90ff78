import type { FirstStepName } from '@waymark/contract/office/first-step-choices';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';

/** The pages on which steps are taken; the others are settings of the server. */
export const stepPages: Readonly<Partial<Record<FirstStepName, { label: string; to: string }>>> = {
  sender: { label: msg`Open the settings`, to: paths.staffSettings },
  legal: { label: msg`Open the settings`, to: paths.staffSettings },
  secondStep: { label: msg`Open the team`, to: paths.staffTeam },
};
