import type { Package } from '@waymark/contract/payments/career-services';
import { formatDollars } from '../rules.ts';
import styles from './package-card.module.css';
import { SelectPackage } from './select-package.tsx';

export function PackageCard({ offer, highlighted }: { offer: Package; highlighted: boolean }) {
  return (
    <li className={styles['card']} data-highlighted={highlighted || undefined}>
      <h2 className={styles['name']}>{offer.packageName}</h2>
      <p className={styles['price']}>{formatDollars(offer.packagePrice)}</p>
      <p className={styles['description']}>{offer.packageDescription}</p>
      <SelectPackage offer={offer} />
    </li>
  );
}
