import { Button } from '../../../../components/form/button.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';

interface RowButtonProps {
  /** What the row is about, for whoever hears the button alone. */
  name: string;
  pending?: boolean;
  onPress: () => void;
  children: string;
}

/** What can be done with one row of a table. */
export function RowButton({ name, pending = false, onPress, children }: RowButtonProps) {
  return (
    <Button variant="quiet" pending={pending} onClick={onPress}>
      <span>
        {children}
        <VisuallyHidden> {name}</VisuallyHidden>
      </span>
    </Button>
  );
}
