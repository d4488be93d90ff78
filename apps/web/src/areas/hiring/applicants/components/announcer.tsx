import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { useBoard } from './use-board.ts';

/** Says where a card has come to, for those who do not see it go. */
export function Announcer() {
  const announcement = useBoard((state) => state.announcement);
  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic="true">
        {announcement}
      </span>
    </VisuallyHidden>
  );
}
