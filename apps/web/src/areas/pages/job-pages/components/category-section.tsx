import { useId, type ReactNode } from 'react';
import { Link } from '../../../../components/layout/link.tsx';
import { SectionHead } from '../../../../components/layout/section-head.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import styles from './category-section.module.css';

interface CategorySectionProps {
  title: string;
  lead?: ReactNode;
  /** Where the whole list is; nothing where this is all of it. */
  allHref?: string | undefined;
  children: ReactNode;
}

/** A list of a category page with the way to all of it (I-9). */
export function CategorySection({ title, lead, allHref, children }: CategorySectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} lead={lead}>
        {allHref && (
          <Link className={styles['all']} to={allHref}>
            View All<VisuallyHidden> in {title}</VisuallyHidden>
          </Link>
        )}
      </SectionHead>
      {children}
    </section>
  );
}
