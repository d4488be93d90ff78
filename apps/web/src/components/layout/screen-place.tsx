import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { PageSpinner } from '../data/spinner.tsx';
import { isOtherScreen } from './screen-rules.ts';

const patienceMs = 200;

/**
 * Where a screen stands. While the next one loads by link a spinner takes its place, after a moment, so that
 * fast ones show none; what is shown stays as it is underneath, for whoever calls the navigation off.
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
