import { bannersLimit, type StaffBanner } from '@waymark/contract/content/banners';
import { bannerPlaces } from '@waymark/contract/content/choices';
import { labelOf } from '@waymark/contract/jobs/choices';
import { formatCount } from '@waymark/contract/text/format';
import { useState } from 'react';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { RowButton } from '../../../../components/data/desk.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { BannerForm } from './banner-form.tsx';
import { BannerPictureForm } from './banner-picture-form.tsx';
import { useSay } from '../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

const columns = [
  { name: msg`Banner` },
  { name: msg`Where` },
  { name: msg`Days` },
  { name: msg`Seen`, numeric: true },
  { name: msg`Followed`, numeric: true },
  { name: msg`Actions`, unnamed: true },
];

type Asked = { what: 'edit' | 'picture' | 'remove'; about: StaffBanner } | 'new' | null;

/** What the operator advertises to guests, with how often it was seen (L-41). */
export function BannerList({ banners }: { banners: readonly StaffBanner[] }) {
  const say = useSay();
  const [asked, setAsked] = useState<Asked>(null);
  return (
    <>
      <PageHeading
        tools={<Button onClick={() => setAsked('new')}>{say`Add a banner`}</Button>}
      >{say`Banners`}</PageHeading>
      <p className={ui['note']}>
        {say`Guests see the newest one of today in each place, marked as an ad. Views and clicks are counted by day, and nothing of who it was. ${banners.length} of ${bannersLimit} are kept.`}
      </p>
      {banners.length === 0 ? (
        <EmptyState
          title={say`No banners yet`}
        >{say`Pages have no place for ads until there is one.`}</EmptyState>
      ) : (
        <DataTable columns={columns}>
          {banners.map((banner) => (
            <Row key={banner.id} banner={banner} onAsk={(what) => setAsked({ what, about: banner })} />
          ))}
        </DataTable>
      )}
      <Dialogs asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

const states = { shown: msg`Shown`, later: msg`Later`, over: msg`Over` } as const;

function Row({
  banner,
  onAsk,
}: {
  banner: StaffBanner;
  onAsk: (what: 'edit' | 'picture' | 'remove') => void;
}) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { title, url, places, firstDay, lastDay, views, clicks, state } = banner;
  return (
    <tr>
      <th scope="row" dir="auto">
        {title} <Badge tone={state === 'shown' ? 'good' : 'neutral'}>{states[state]}</Badge>
        <span className={`${ui['note']} ${ui['subtitle']} ${ui['anywhere']}`}>{url}</span>
      </th>
      <td data-label={say`Where`}>{places.map((place) => say(labelOf(bannerPlaces, place))).join(', ')}</td>
      <td data-label={say`Days`}>
        {say`${formatDate(words, firstDay, locale)} to ${formatDate(words, lastDay, locale)}`}
      </td>
      <td data-numeric data-label={say`Seen`}>
        {formatCount(views, locale)}
      </td>
      <td data-numeric data-label={say`Followed`}>
        {formatCount(clicks, locale)}
      </td>
      <td>
        <RowButton name={title} onPress={() => onAsk('edit')}>
          {say`Edit`}
        </RowButton>
        <RowButton name={title} onPress={() => onAsk('picture')}>
          {say`Picture`}
        </RowButton>
        <RowButton name={title} onPress={() => onAsk('remove')}>
          {say`Remove`}
        </RowButton>
      </td>
    </tr>
  );
}

function Dialogs({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const say = useSay();
  const { change } = useChange();
  const { what, about } = asked === 'new' || asked === null ? { what: asked, about: null } : asked;
  const params = { bannerId: about?.id ?? '' };
  return (
    <>
      <Dialog
        open={what === 'new' || what === 'edit'}
        title={what === 'edit' ? say`Edit ${about?.title}` : say`Add a banner`}
        onClose={onClose}
      >
        {(what === 'new' || what === 'edit') && <BannerForm known={about} onClose={onClose} />}
      </Dialog>
      <Dialog open={what === 'picture'} title={say`Picture of ${about?.title ?? ''}`} onClose={onClose}>
        {what === 'picture' && about && <BannerPictureForm bannerId={about.id} onClose={onClose} />}
      </Dialog>
      <ConfirmDialog
        open={what === 'remove'}
        title={say`Remove ${about?.title ?? ''}?`}
        confirm={say`Remove`}
        onConfirm={() => change(callApi('DELETE /staff/banners/:bannerId', { params }), onClose)}
        onClose={onClose}
      >
        {say`Its picture and its counts are deleted too. To keep them, set its last day to today instead.`}
      </ConfirmDialog>
    </>
  );
}
