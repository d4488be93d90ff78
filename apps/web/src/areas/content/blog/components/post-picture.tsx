import type { PostPicture as Picture } from '@waymark/contract/content/posts';
import styles from './post-picture.module.css';

interface PostPictureProps {
  picture: Picture;
  /** Of the viewport, as `sizes` has it. */
  sizes: string;
  /** Whether it is what people see first. */
  isFirst?: boolean;
}

/** A cover in its frame of 16 to 9, whatever was uploaded. */
export function PostPicture({ picture, sizes, isFirst = false }: PostPictureProps) {
  const { url, srcSet, width, height, alternativeText } = picture;
  return (
    <img
      className={styles['picture']}
      src={url}
      {...(srcSet !== null && { srcSet, sizes })}
      width={width}
      height={height}
      alt={alternativeText}
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
    />
  );
}
