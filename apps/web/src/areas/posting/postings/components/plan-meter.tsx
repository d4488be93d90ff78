import type { PostingChoices } from '@waymark/contract/posting/postings';
import { useLocale } from '../../../../lib/languages/language.ts';
import { describeCost } from '../form-rules.ts';
import styles from './plan-meter.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** How many of the plan's places are in use, and so the cost of a further posting (H-5). */
export function PlanMeter({ places }: { places: PostingChoices['places'] }) {
  const say = useSay();
  const locale = useLocale();
  const { postings, taken } = places;
  return (
    <div className={styles['meter']}>
      <meter
        className={styles['bar']}
        aria-label={say`Places of your plan in use`}
        min={0}
        max={Math.max(postings, 1)}
        value={taken}
        data-full={taken >= postings || undefined}
      />
      <p>{describeCost(say, places, locale)}</p>
    </div>
  );
}
