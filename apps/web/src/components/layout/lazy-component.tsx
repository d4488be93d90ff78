import { lazy, memo, Suspense, useEffect, useState, type ComponentType } from 'react';
import { noteAsleep, noteAwake } from '../../lib/waking/waking-parts.ts';

/**
 * A part that the server renders and whose script comes after the page's own: what stands below what people come
 * for, or seldom shows. Rendered anew only when its properties change: before its script is there, a change would
 * empty its place.
 */
export function lazyComponent<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
): ComponentType<Properties> {
  const Part = lazy(async () => ({ default: await load() }));
  return memo(function LazyComponent(properties: Properties) {
    const [part] = useState({});
    useEffect(() => {
      noteAsleep(part);
      return () => noteAwake(part);
    }, [part]);
    return (
      <Suspense>
        <Part {...properties} />
        <Awake part={part} />
      </Suspense>
    );
  });
}

/** Is taken over together with what it stands beside. */
function Awake({ part }: { part: object }) {
  useEffect(() => noteAwake(part), [part]);
  return null;
}
