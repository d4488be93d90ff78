import { msg } from '@waymark/contract/text/message';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { outsideStages } from '@waymark/contract/hiring/choices';
import type { OutsideApplication } from '@waymark/contract/hiring/outside-applications';
import { labelOf } from '@waymark/contract/jobs/choices';
import { Badge, Tag } from '../../../../components/data/tag.tsx';
import { IconButton } from '../../../../components/form/icon-button.tsx';
import { CompanyMark } from '../../../../components/media/company-mark.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './applications.module.css';
import { useSay, rich } from '../../../../lib/languages/say.ts';

interface OutsideCardProps {
  record: OutsideApplication;
  onEdit: () => void;
  onRemove: () => void;
}

/** An application made elsewhere, in the list of those made here. */
export function OutsideCard({ record, onEdit, onRemove }: OutsideCardProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { title, company, link, note, stage, appliedOn, remindOn, reminds } = record;
  const isGood = stage === 'interview' || stage === 'offer';
  return (
    <li className={styles['card']}>
      <CompanyMark name={company} />
      <div className={`${ui['grid1']} ${styles['body']}`}>
        <h2 className={styles['title']}>
          {link === '' ? (
            title
          ) : (
            <a href={link} target="_blank" rel="noopener noreferrer nofollow" dir="auto">
              {title}
            </a>
          )}
        </h2>
        <p className={ui['strong']}>{company}</p>
        <p className={styles['tags']}>
          <Tag>{say`Elsewhere`}</Tag>
        </p>
        {note && (
          <p className={`${ui['anywhere']} ${styles['remark']}`} dir="auto">
            {note}
          </p>
        )}
        <p className={ui['note']}>
          {rich(say, msg`Applied on <time>${formatDate(words, appliedOn, locale)}</time>`, {
            time: <time dateTime={appliedOn} />,
          })}
          {reminds && remindOn && (
            <>
              {' · '}
              {rich(say, msg`Reminder on <time>${formatDate(words, remindOn, locale)}</time>`, {
                time: <time dateTime={remindOn} />,
              })}
            </>
          )}
        </p>
      </div>
      <div className={`${ui['grid2']} ${styles['side']}`}>
        <Badge tone={isGood ? 'good' : 'neutral'}>{say(labelOf(outsideStages, stage))}</Badge>
        <div className={ui['inlineRow']}>
          <IconButton icon="pencil" onPress={onEdit}>
            {say`Change ${title}`}
          </IconButton>
          <IconButton icon="bin" onPress={onRemove}>
            {say`Remove ${title}`}
          </IconButton>
        </div>
      </div>
    </li>
  );
}
