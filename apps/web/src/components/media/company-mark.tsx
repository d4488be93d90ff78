import { logoUrlOf } from '@waymark/contract/companies/choices';
import { useState } from 'react';
import styles from './company-mark.module.css';
import { markOf } from './draw-mark.ts';

/** Which sizes of a logo are as sharp as the screen: on usual ones, and on those with twice the pixels. */
const logoSizesOf = { s: [64, 128], m: [64, 128], l: [128, 256] } as const;

interface CompanyMarkProps {
  name: string;
  /** The logo in its largest size; null for a company without one. */
  logoUrl?: string | null;
  size?: keyof typeof logoSizesOf;
}

/**
 * A company's logo, or else a drawn sign for its name, like a painted trail mark; the same name always gets the same
 * one. Decoration: the name stands beside it in words.
 */
export function CompanyMark({ name, logoUrl = null, size = 'm' }: CompanyMarkProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (logoUrl === null || logoUrl === broken) return <DrawnMark name={name} size={size} />;
  const [usual, sharp] = logoSizesOf[size];
  return (
    <img
      className={styles['mark']}
      data-size={size}
      src={logoUrlOf(logoUrl, usual)}
      srcSet={`${logoUrlOf(logoUrl, sharp)} 2x`}
      alt=""
      width={usual}
      height={usual}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(logoUrl)}
    />
  );
}

function DrawnMark({ name, size }: Required<Pick<CompanyMarkProps, 'name' | 'size'>>) {
  const mark = markOf(name);
  return (
    <svg className={styles['mark']} data-size={size} viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" fill={mark.ground} />
      <path d={mark.shape} fill={mark.sign} />
      <text x="24" y="30.5" textAnchor="middle" className={styles['initials']}>
        {mark.initials}
      </text>
    </svg>
  );
}
