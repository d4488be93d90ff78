import { msg } from '@waymark/contract/text/message';
import { CopyText } from '../../../../components/data/copy-text.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import ui from '../../../../styles/primitives.module.css';
import { addressesOf } from '../rules.ts';
import { rich, useSay } from '../../../../lib/languages/say.ts';

interface CompanyWidgetProps {
  origin: string;
  company: { id: string; name: string; heldReason: string | null };
}

/** How the jobs of a company come onto its own pages and into other systems (L-29). */
export function CompanyWidget({ origin, company }: CompanyWidgetProps) {
  const say = useSay();
  const { script, frame, page, greenhouse, lever, rss } = addressesOf(say, origin, company);
  return (
    <>
      <PageHeading>{say`Your jobs elsewhere`}</PageHeading>
      <p className={ui['lead']}>
        {say`What you post here can stand on your own pages as well, always as it is now. It shows open jobs alone, and each leads to its page here.`}
      </p>
      {company.heldReason !== null && (
        <Notice tone="good">{say`Your company is not public yet: until it is, these show no jobs.`}</Notice>
      )}
      <Card title={say`On your own page`}>
        <div className={ui['stack5']}>
          <p>
            {say`Put this where the list is to be. It takes the font of your page; the link in it is for visitors without script.`}{' '}
            <a href={page}>{say`See the list`}</a>
          </p>
          <CopyText text={script} label={say`Copy the code`} />
          <p className={ui['note']}>
            {rich(
              say,
              msg`Further attributes: <code>data-limit</code> (1 to 25), <code>data-q</code>, <code>data-location</code>, <code>data-theme</code> (light, dark or auto), <code>data-accent</code> (a colour such as ${'#b93a12'}), <code>data-lang</code> (a language of this board; without it, that of your page).`,
              { code: <code /> },
            )}
          </p>
        </div>
      </Card>
      <Card title={say`In a frame`}>
        <div className={ui['stack5']}>
          <p>{say`For pages that allow no scripts.`}</p>
          <CopyText text={frame} label={say`Copy the frame`} />
        </div>
      </Card>
      <Card title={say`For programs`}>
        <div className={ui['stack5']}>
          <p>
            {say`Career pages and programs that read the public boards of Greenhouse or Lever read yours here, in the same shape.`}
          </p>
          <CopyText text={greenhouse} label={say`Copy the address for Greenhouse`} />
          <CopyText text={lever} label={say`Copy the address for Lever`} />
          <p>{say`Feed readers use this one; it is also there as .atom and .json.`}</p>
          <CopyText text={rss} label={say`Copy the address of the feed`} />
        </div>
      </Card>
    </>
  );
}
