import type { Banner } from '@waymark/contract/content/banners';
import ui from '../../../../styles/primitives.module.css';
import styles from './banner-place.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/**
 * What the operator advertises, for guests: pages are the same for everybody, so the style sheet hides it from members.
 * The empty picture is asked for when it comes on a screen, which counts a view without a script.
 */
export function BannerPlace({ banner }: { banner: Banner | null }) {
  const say = useSay();
  if (!banner) return null;
  const { id, title, text, host, pictureUrl } = banner;
  const address = `/api/banners/${id}`;
  return (
    <aside className={`${ui['page']} ${styles['around']}`} aria-label={say`Advertisement`} data-for="guest">
      <div className={`${ui['card']} ${styles['place']}`}>
        <p className={`${ui['note']} ${styles['mark']}`}>{say`Ad`}</p>
        <a className={styles['link']} href={`${address}/follow`} rel="sponsored nofollow noopener">
          {pictureUrl && <img src={pictureUrl} alt="" width={72} height={72} loading="lazy" />}
          <span>
            <strong dir="auto">{title}</strong>
            {text && <span dir="auto">{text}</span>}
            <span className={ui['note']}>{host}</span>
          </span>
        </a>
        <img src={`${address}/seen`} alt="" width={1} height={1} loading="lazy" />
      </div>
    </aside>
  );
}
