import { lazy, Suspense, useEffect, useState } from 'react';
import { readVisit, type SupportVisit } from '../../../../lib/visit/stored-visit.ts';

/** Nearly nobody ever sees it. */
const VisitBar = lazy(async () => ({ default: (await import('./visit-bar.tsx')).VisitBar }));

/** On every page while staff looks as somebody. The server knows of no visit. */
export function VisitNotice() {
  const [visit, setVisit] = useState<SupportVisit | null>(null);
  useEffect(() => setVisit(readVisit()), []);
  return (
    visit && (
      <Suspense fallback={null}>
        <VisitBar visit={visit} />
      </Suspense>
    )
  );
}
