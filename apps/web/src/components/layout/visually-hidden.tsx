import type { ReactNode } from 'react';
import ui from '../../styles/primitives.module.css';

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={`${ui['visuallyHidden']} ${ui['nowrap']}`}>{children}</span>;
}
