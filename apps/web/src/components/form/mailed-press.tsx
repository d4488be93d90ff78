import type { ReactNode } from 'react';
import ui from '../../styles/primitives.module.css';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import type { useMailedLink } from './use-mailed-link.ts';

interface MailedPressProps {
  link: ReturnType<typeof useMailedLink>;
  /** What the button does. */
  children: ReactNode;
  button: string;
  /** How to go on after it. */
  answered: ReactNode;
  /** How to go on where the link does not work. */
  dead: ReactNode;
}

/** Mail scanners open links, so only the button acts; its answer then takes its place. */
export function MailedPress({ link, children, button, answered, dead }: MailedPressProps) {
  if (link.answer || link.dead) {
    return (
      <div className={ui['stack5']}>
        <Notice tone={link.answer ? 'good' : 'bad'} focus>
          {link.answer || link.dead}
        </Notice>
        {link.answer ? answered : dead}
      </div>
    );
  }
  return (
    <div className={ui['stack5']}>
      <p>{children}</p>
      {link.failure && <Notice tone="bad">{link.failure}</Notice>}
      <Button pending={link.pending} onClick={link.press}>
        {button}
      </Button>
    </div>
  );
}
