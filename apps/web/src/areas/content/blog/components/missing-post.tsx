import type { PostCard } from '@waymark/contract/content/posts';
import { postPath } from '@waymark/contract/paths';
import { Link } from '../../../../components/layout/link.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { MessagePage } from '../../../../components/layout/message-page.tsx';
import { mainLayout } from '../constants.ts';
import { useSay } from '../../../../lib/languages/say.ts';

/** In place of a post that does not exist or was taken down; lists recent ones. */
export function MissingPost({ isGone, recent }: { isGone: boolean; recent: readonly PostCard[] }) {
  const say = useSay();
  return (
    <MessagePage title={isGone ? say`This post was taken down` : say`There is no such post`}>
      {recent.length > 0 && (
        <>
          <p>{say`These are the latest:`}</p>
          <ul>
            {recent.map(({ id, slug, title }) => (
              <li key={id}>
                <Link to={postPath(slug)} dir="auto">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink to={mainLayout.path}>{say`Go to the blog`}</ButtonLink>
    </MessagePage>
  );
}
