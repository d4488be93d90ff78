import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import styles from './carousel.module.css';
import { useNearViewport } from '../layout/use-near-viewport.ts';
import { useSay } from '../../lib/languages/say.ts';

interface Slide {
  key: string;
  content: ReactNode;
}

interface CarouselProps {
  label: string;
  slides: readonly Slide[];
  /** Whether buttons go on and back (J-3). */
  arrows?: boolean;
}

const CarouselMotion = lazy(async () => ({
  default: (await import('./carousel-motion.tsx')).CarouselMotion,
}));

/**
 * Slides in a row that can be scrolled, with or without a script: three at a time, two up to 991 pixels and one
 * up to 576. What moves them by itself is loaded when they come near the window.
 */
export function Carousel({ label, slides, arrows = false }: CarouselProps) {
  const say = useSay();
  const track = useRef<HTMLUListElement>(null);
  const isNearViewport = useNearViewport(track);
  const [rotation, setRotation] = useState(0);

  const first = slides.length > 0 ? rotation % slides.length : 0;
  const order = [...slides.slice(first), ...slides.slice(0, first)];
  return (
    <div role="group" aria-roledescription={say`carousel`} aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll it by keys */}
      <ul ref={track} className={styles['track']} tabIndex={0} aria-label={label} data-wakes="all">
        {order.map(({ key, content }) => (
          <li className={styles['slide']} key={key}>
            {content}
          </li>
        ))}
      </ul>
      <div className={styles['controls']}>
        {isNearViewport && (
          <Suspense fallback={null}>
            <CarouselMotion
              track={track}
              rotation={rotation}
              arrows={arrows}
              onRotate={(by) => setRotation((before) => (before + by + slides.length) % slides.length)}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
