import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Shows a spinner and refuses a second press while the first is under way. */
  pending?: boolean;
}

function classOf(variant: ButtonVariant, className: string | undefined): string {
  return [styles['button'], styles[variant], className].filter(Boolean).join(' ');
}

export function Button({
  variant = 'primary',
  pending = false,
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf(variant, className)}
      disabled={disabled === true || pending}
      aria-busy={pending || undefined}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
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
