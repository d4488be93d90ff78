import { paths } from '@waymark/contract/paths';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../../components/button.tsx';

/** Back to the page before; whoever opened this one directly goes home. */
export function BackButton() {
  const navigate = useNavigate();
  const opened = useLocation().key === 'default';
  return (
    <Button variant="secondary" onClick={() => void (opened ? navigate(paths.home) : navigate(-1))}>
      Back
    </Button>
  );
}
