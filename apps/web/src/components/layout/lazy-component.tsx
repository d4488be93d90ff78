import { lazy, memo, Suspense, type ComponentType } from 'react';

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
    return (
      <Suspense>
        <Part {...properties} />
      </Suspense>
    );
  });
}
