import { labelOf } from '@waymark/contract/jobs/choices';
import { firstSteps } from '@waymark/contract/office/first-step-choices';
import type { FirstStep } from '@waymark/contract/office/first-steps';
import { paths } from '@waymark/contract/paths';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { Card } from '../../../../components/layout/card.tsx';

/** On the overview of administrators, for as long as steps are open. */
export function FirstStepsCard({ steps }: { steps: readonly FirstStep[] }) {
  const open = steps.filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  return (
    <Card title="First steps">
      <ul>
        {open.map(({ step, text }) => (
          <li key={step}>
            <strong>{labelOf(firstSteps, step)}</strong>: {text}
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink variant="secondary" to={paths.staffFirstSteps}>
          Go to the first steps
        </ButtonLink>
      </div>
    </Card>
  );
}
