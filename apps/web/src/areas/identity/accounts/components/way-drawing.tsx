import styles from './way-drawing.module.css';

/** A marked path through hills: five waymarks, as the registration has steps. */
export function WayDrawing() {
  return (
    <svg
      className={styles['drawing']}
      viewBox="0 0 480 640"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className={styles['far']} d="M0 300q70-60 140-24t150-40 190 14v390H0z" />
      <path className={styles['middle']} d="M0 400q90-70 190-30t290-50v320H0z" />
      <path className={styles['near']} d="M0 520q120-80 250-36t230-44v200H0z" />
      <path
        className={styles['path']}
        d="M120 640c40-60 150-50 170-110s-120-70-110-130 150-40 160-100-70-50-60-96"
      />
      <g className={styles['sign']}>
        <path d="M272 204v-64" />
        <path d="M256 112h46l13 13-13 13h-46z" />
      </g>
    </svg>
  );
}
