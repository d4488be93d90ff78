import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { categoryPages, searchPath } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { useLocation } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import { Link } from '../../../../components/layout/link.tsx';
import ui from '../../../../styles/primitives.module.css';
import { subMenuDelayMs } from '../constants.ts';
import { JobsLink, type HeaderProps } from './header-links.tsx';
import frame from './header.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

export function JobsMenu({ categories }: Pick<HeaderProps, 'categories'>) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { open, button, press, handlers } = useSubMenu();
  return (
    <div className={`${ui['inlineRow']} ${frame['menu']}`} data-hover {...handlers}>
      <JobsLink className={frame['link']} />
      {categories.length > 0 && (
        <>
          <button
            ref={button}
            type="button"
            className={`${ui['centered']} ${ui['bare']} ${frame['toggle']}`}
            aria-expanded={open}
            aria-controls={open ? 'jobs-menu' : undefined}
            aria-label={say`Job categories`}
            data-needs="script"
            onClick={press}
          >
            <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
              <path
                d="M1.5 1.5L6 6l4.5-4.5"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
              />
            </svg>
          </button>
          {open && (
            <ul className={frame['menuList']} id="jobs-menu">
              {categories.map(({ value, count }) => (
                <li key={value}>
                  <Link className={`${ui['hoverInk']} ${frame['item']}`} to={searchPath({ category: value })}>
                    {categoryLabel(words, value)}{' '}
                    <span className={`${ui['muted']} ${ui['numbers']}`}>{formatCount(count, locale)}</span>
                  </Link>
                </li>
              ))}
              {categoryPages.map(({ label, path }) => (
                <li className={frame['way']} key={path}>
                  <Link className={`${ui['hoverInk']} ${frame['item']}`} to={path}>
                    {say(label)}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}

/**
 * Opens when the pointer rests on it or its button is pressed; closes when the pointer leaves, on Escape and on
 * navigation. A press on the button keeps a hovered menu open, because people press what they have just reached.
 */
function useSubMenu() {
  const [state, setState] = useState<'closed' | 'hovered' | 'pressed'>('closed');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const location = useLocation();
  const open = state !== 'closed';

  useEffect(() => setState('closed'), [location]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A layout effect, so that an Escape right after opening counts.
  useLayoutEffect(() => {
    if (!open) return;
    // On the document, because the focus may be elsewhere when the pointer opens it.
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      if (button.current?.parentElement?.contains(document.activeElement)) button.current.focus();
      setState('closed');
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  function schedule(change: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(change, subMenuDelayMs);
  }

  return {
    open,
    button,
    press() {
      clearTimeout(timer.current);
      setState(state === 'pressed' ? 'closed' : 'pressed');
    },
    handlers: {
      onMouseEnter: () => schedule(() => setState((now) => (now === 'closed' ? 'hovered' : now))),
      onMouseLeave: () => schedule(() => setState('closed')),
      onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setState('closed'),
    },
  };
}
