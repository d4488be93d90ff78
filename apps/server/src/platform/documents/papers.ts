import type { paperOf } from '@waymark/contract/text/paper';

/** In points. */
export const papers: Record<ReturnType<typeof paperOf>, { width: number; height: number }> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
};
