import { labelOf } from '@waymark/contract/jobs/choices';
import { firstSteps } from '@waymark/contract/office/first-step-choices';
import type { FirstStep } from '@waymark/contract/office/first-steps';
import { paths } from '@waymark/contract/paths';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

/** On the overview of administrators, for as long as steps are open. */
export function FirstStepsCard({ steps }: { steps: readonly FirstStep[] }) {
  const say = useSay();
  const open = steps.filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  return (
    <Card title={say`First steps`}>
      <ul>
        {open.map(({ step, text }) => (
          <li key={step}>
            <strong>{say(labelOf(firstSteps, step))}</strong>: {text}
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink variant="secondary" to={paths.staffFirstSteps}>
          {say`Go to the first steps`}
        </ButtonLink>
      </div>
    </Card>
  );
}
