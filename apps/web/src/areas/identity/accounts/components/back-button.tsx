import { paths } from '@waymark/contract/paths';
import { useNavigate } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { hasPageBefore } from '../rules.ts';

/** Back to the page before; where this tab has none of ours, such as a new one, home. */
export function BackButton() {
  const navigate = useNavigate();
  return (
    <Button
      variant="secondary"
      onClick={() => void (hasPageBefore(history.state) ? navigate(-1) : navigate(paths.home))}
    >
      Back
    </Button>
  );
}
