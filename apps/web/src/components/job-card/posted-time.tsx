import { formatDate } from '../../lib/format-date.ts';
import { formatPosted } from '../../lib/format-since.ts';

interface PostedTimeProps {
  at: string;
  now?: number;
  /** Whether it stands alone, and not in a sentence. */
  alone?: boolean;
}

/** When a job was posted: relative for the first days, with the date in a tooltip. */
export function PostedTime({ at, now, alone = false }: PostedTimeProps) {
  const said = formatPosted(at, now);
  return (
    // A page that waited beyond midnight says what it was made with.
    <time dateTime={at} title={formatDate(at)} suppressHydrationWarning>
      {alone ? said.charAt(0).toUpperCase() + said.slice(1) : said}
    </time>
  );
}
