import { useEffect, useRef, type MouseEvent } from 'react';
import styles from './my-resume.module.css';
import type { useNavigator } from './use-navigator.ts';

/** In the specification's order; what resumes say beyond it stands before the file. */
const places = [
  { id: 'resume-basics', label: 'Basic Details' },
  { id: 'resume-headline', label: 'Resume Headline' },
  { id: 'resume-skills', label: 'Key Skills' },
  { id: 'resume-employment', label: 'Employment' },
  { id: 'resume-education', label: 'Education' },
  { id: 'resume-itSkills', label: 'IT Skills' },
  { id: 'resume-projects', label: 'Projects' },
  { id: 'resume-summary', label: 'Profile Summary' },
  { id: 'resume-accomplishments', label: 'Accomplishments' },
  { id: 'resume-desired', label: 'Desired Career Profile' },
  { id: 'resume-personal', label: 'Personal Details' },
  { id: 'resume-more', label: 'Languages and more' },
  { id: 'resume-attach', label: 'Attach Resume' },
] as const;

export const sectionIds: readonly string[] = places.map(({ id }) => id);

/** Leads to the sections of the page; the one that is read is marked. */
export function Navigator({ navigator }: { navigator: ReturnType<typeof useNavigator> }) {
  const { current, go } = navigator;
  const row = useRef<HTMLElement>(null);

  // On a narrow screen it is a row that scrolls: the marked place stays in it.
  useEffect(() => {
    const [list, link] = [row.current, row.current?.querySelector<HTMLElement>('[aria-current]')];
    if (!list || !link) return;
    list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2, behavior: 'instant' });
  }, [current]);

  function lead(event: MouseEvent, id: string) {
    event.preventDefault();
    go(id);
  }

  return (
    <nav ref={row} className={styles['navigator']} aria-label="Sections of My Resume">
      {places.map(({ id, label }) => (
        <a
          key={id}
          href={`#${id}`}
          className={styles['place']}
          aria-current={id === current ? 'location' : undefined}
          onClick={(event) => lead(event, id)}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
