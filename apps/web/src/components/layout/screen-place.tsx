import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { PageSpinner } from '../data/spinner.tsx';
import { isOtherScreen } from './screen-rules.ts';

const patienceMs = 200;

/**
 * The place of a screen. While a link loads the next screen, a spinner covers this one, after a delay
 * so that fast navigations show none. The current screen stays underneath in case the visitor cancels the
 * navigation.
 */
export function ScreenPlace({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  const here = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && isOtherScreen(here, next);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLeaving]);
  // Not a moment longer than it loads: a page that is still hidden when it arrives cannot be scrolled to where it was
  // left.
  const isWaiting = isLeaving && isLong;
  return (
    <>
      {isWaiting && <PageSpinner />}
      <div className={className} hidden={isWaiting}>
        {children}
      </div>
    </>
  );
}
