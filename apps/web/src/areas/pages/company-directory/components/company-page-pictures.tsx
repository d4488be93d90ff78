import type { CompanyPicture } from '@waymark/contract/companies/media';
import { smallWidthOf } from '../picture-rules.ts';
import styles from './company-page-pictures.module.css';

interface CompanyPagePicturesProps {
  name: string;
  pictures: readonly CompanyPicture[];
}

/** What it looks like there. Each picture leads to itself in full. */
export function CompanyPagePictures({ name, pictures }: CompanyPagePicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="company-pictures">
      <h2 className={styles['title']} id="company-pictures">
        Pictures of {name}
      </h2>
      <ul className={styles['pictures']}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <a className={styles['link']} href={picture.url}>
              <img
                className={styles['picture']}
                src={picture.smallUrl}
                srcSet={`${picture.smallUrl} ${smallWidthOf(picture)}w, ${picture.url} ${picture.width}w`}
                sizes="(width < 40rem) 90vw, 18rem"
                alt={picture.alternativeText}
                width={picture.width}
                height={picture.height}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
