import { useBoardWords } from '../../lib/board-words.ts';
import { formatDate } from '../../lib/format-date.ts';
import { capitalized, formatPosted } from '../../lib/format-since.ts';
import { useLocale } from '../../lib/languages/language.ts';
import { useNow } from '../../lib/use-now.ts';

interface PostedTimeProps {
  at: string;
  /** When the page was rendered; the time it is where nothing is said. */
  now?: number | undefined;
  /** Whether it stands alone, and not in a sentence. */
  alone?: boolean;
  className?: string | undefined;
}

/** When a job was posted: relative for the first days, with the date in a tooltip. */
export function PostedTime({ at, now, alone = false, className }: PostedTimeProps) {
  const words = useBoardWords();
  const locale = useLocale();
  const said = formatPosted(words, at, locale, useNow(now));
  return (
    // A page that waited beyond midnight says what it was made with.
    <time
      className={className}
      dateTime={at}
      title={formatDate(words, at, locale)}
      // The first script says it again (first/times.ts).
      data-said={now === undefined ? undefined : alone ? 'alone' : 'posted'}
      suppressHydrationWarning
    >
      {alone ? capitalized(said) : said}
    </time>
  );
}
