import { lazy, memo, Suspense, useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { noteAsleep, noteAwake } from '../../lib/waking/waking-parts.ts';

/**
 * A component that the server renders and whose script loads after the page's own: it is below the main
 * content or rarely visible. It renders again only when its properties change, because a change before its
 * script has loaded would leave its place empty.
 */
export function lazyComponent<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
): ComponentType<Properties> {
  const Part = lazy(async () => ({ default: await load() }));
  return memo(function LazyComponent(properties: Properties) {
    const [part] = useState({});
    // Before the effect of `Awake`, which comes with the same commit where the script is there already.
    useLayoutEffect(() => {
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
