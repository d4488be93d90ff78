import { useState, type ComponentProps, type PointerEvent } from 'react';
import { showFailed } from '../../lib/toasts.ts';
import { Link } from '../layout/link.tsx';
import styles from './button.module.css';
import { Spinner } from '../data/spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Shows a spinner and refuses a second press while the first is under way. */
  pending?: boolean;
  /** What is missing while it is disabled: it can be reached then, and a press says so. */
  why?: string | undefined;
  /** Instead of saying it: leads to the fields that are missing. */
  onRefused?: (() => void) | undefined;
}

function classOf(variant: ButtonVariant, className: string | undefined): string {
  return [styles['button'], styles[variant], className].filter(Boolean).join(' ');
}

export function Button({
  variant = 'primary',
  pending = false,
  className,
  disabled = false,
  why,
  onRefused,
  title,
  onClick,
  onPointerDown,
  onFocus,
  onBlur,
  children,
  ...rest
}: ButtonProps) {
  const [focused, setFocused] = useState(false);
  const refusing = pending || disabled;
  // A focused button is never `disabled`: the browser would take the focus away from the user.
  const held = pending || focused || why !== undefined || onRefused !== undefined;
  return (
    <button
      type="button"
      {...rest}
      className={classOf(variant, className)}
      disabled={disabled && !held}
      aria-disabled={(refusing && held) || undefined}
      aria-busy={pending || undefined}
      title={disabled && !onRefused ? (why ?? title) : title}
      onClick={(event) => {
        if (!refusing) return onClick?.(event);
        // Also of a form that Enter would send once more: the browser presses its button for that.
        event.preventDefault();
        if (pending) return undefined;
        if (onRefused) onRefused();
        else if (why) showFailed(why);
        return undefined;
      }}
      onPointerDown={(event) => {
        keepPress(event);
        onPointerDown?.(event);
      }}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        onBlur?.(event);
      }}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}

/** How far a pointer that is held still may move, in pixels. */
const stillWithin = 4;

/**
 * A press that ends where it began counts, also where the button has moved from under it meanwhile: the press leaves a
 * field, whose error then comes or goes above. Moving the pointer away still takes a press back.
 */
function keepPress(pressed: PointerEvent<HTMLButtonElement>) {
  const { currentTarget: button, pointerId, clientX, clientY } = pressed;
  if (pressed.button !== 0) return;
  const ended = new AbortController();
  function release(event: globalThis.PointerEvent) {
    if (event.pointerId !== pointerId) return;
    ended.abort();
    const moved = Math.hypot(event.clientX - clientX, event.clientY - clientY);
    const isElsewhere = !event.composedPath().includes(button);
    if (event.type === 'pointerup' && moved <= stillWithin && isElsewhere) button.click();
  }
  addEventListener('pointerup', release, ended);
  addEventListener('pointercancel', release, ended);
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
}

/** Looks like a button, is a link: for going somewhere. */
export function ButtonLink({ variant = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classOf(variant, className)} />;
}

interface ButtonAnchorProps extends ComponentProps<'a'> {
  variant?: ButtonVariant;
}

/** For addresses that the router does not know: other sites, and places on the same page. */
export function ButtonAnchor({ variant = 'primary', className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={classOf(variant, className)}>
      {children}
    </a>
  );
}
