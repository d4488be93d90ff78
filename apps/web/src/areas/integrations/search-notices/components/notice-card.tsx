import type { BoardWords } from '@waymark/contract/board-words';
import { noticeChannels } from '@waymark/contract/integrations/choices';
import type { NoticeChannelState } from '@waymark/contract/integrations/feeds';
import { labelOf } from '@waymark/contract/jobs/choices';
import { msg, plural } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import type { Locale } from '@waymark/contract/text/locales';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { SwitchField } from '../../../../components/form/switch-field.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { Card } from '../../../../components/layout/card.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import { describeRetry } from '../rules.ts';
import { useSay } from '../../../../lib/languages/say.ts';

const hints = {
  indexnow: msg`Bing, Seznam, Yandex and others hear within a minute which postings open, change or close.`,
  google: msg`For boards that Google has allowed to use it: 200 postings a day, the newest first.`,
} as const;

/** How search engines are told of changed pages (L-27). */
export function NoticeCard({ channels }: { channels: readonly NoticeChannelState[] }) {
  const say = useSay();
  return (
    <Card title={say`Search engines`}>
      {channels.map((channel) => (
        <ChannelSwitch key={channel.channel} state={channel} />
      ))}
    </Card>
  );
}

function ChannelSwitch({ state }: { state: NoticeChannelState }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { channel, isOn, obstacle } = state;
  const { pending, press } = useChange();
  return (
    <SwitchField
      label={say(labelOf(noticeChannels, channel))}
      hint={say(hints[channel])}
      state={obstacle || describe(say, words, state, locale)}
      checked={isOn}
      pending={pending}
      onChange={(next) =>
        press(callApi('PUT /staff/search-notices/:channel', { params: { channel }, body: { isOn: next } }))
      }
    />
  );
}

function describe(
  say: Say,
  words: BoardWords,
  { isOn, waiting, sentAt, sentCount, failures, failure, retryAt }: NoticeChannelState,
  language: Locale,
): string {
  if (!isOn) return say`Off.`;
  return [
    failures > 0 && failure,
    failures > 0 && retryAt !== null && describeRetry(say, retryAt),
    sentAt === null
      ? say`Nothing was sent yet.`
      : say`Last sent: ${plural(sentCount, 'address', 'addresses')}, ${formatSince(words, sentAt, language)}.`,
    waiting > 0 && say`${plural(waiting, '# address waits', '# addresses wait')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
