import { DeskHeading } from '../../../../components/data/desk.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { sourcesPath, type Side } from '../rules.ts';
import { SourceForm } from './source-form.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

/** The form for another source, on a page of its own: a test run needs room. */
export function AddSource({ side }: { side: Side }) {
  const say = useSay();
  return (
    <>
      <DeskHeading list={sourcesPath(side)}>{say`Add a source`}</DeskHeading>
      <Card title={say`Where from`}>
        <SourceForm side={side} />
      </Card>
    </>
  );
}
