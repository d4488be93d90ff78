import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import styles from './select-box.module.css';

interface SelectBoxProps {
  checked: boolean;
  /** Some of what it stands for is selected, and some is not. */
  partly?: boolean;
  /** Whether its words are shown; they are for screen readers otherwise. */
  labelled?: boolean;
  onChange: () => void;
  children: ReactNode;
}

export function SelectBox({ checked, partly = false, labelled = false, onChange, children }: SelectBoxProps) {
  return (
    <label className={styles['box']} data-labelled={labelled}>
      <input
        type="checkbox"
        checked={checked}
        ref={(input) => {
          if (input) input.indeterminate = partly;
        }}
        onChange={onChange}
      />
      {labelled ? children : <VisuallyHidden>{children}</VisuallyHidden>}
    </label>
  );
}
