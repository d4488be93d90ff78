import { paths } from '@waymark/contract/paths';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { Card } from '../../../../components/layout/card.tsx';

/** From the profile to where one says who finds it. */
export function VisibilityLink() {
  return (
    <Card title="Who finds you">
      <p>
        Whether employers find you, which of them never do, who has looked, and public links to your resume.
      </p>
      <div>
        <ButtonLink variant="secondary" to={paths.jobsVisibility}>
          Go to Visibility
        </ButtonLink>
      </div>
    </Card>
  );
}
