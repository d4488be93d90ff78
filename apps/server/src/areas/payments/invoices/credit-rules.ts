interface Amounts {
  net: number;
  tax: number;
  total: number;
}

/**
 * The amounts of a credit note, below zero: what is to be taken back in total, less what earlier ones have taken back.
 * The last one takes what is left of net and tax, so that all of them together are the invoice. Undefined for nothing.
 */
export function creditOf(
  invoice: Amounts & { tax_rate: number },
  earlier: Amounts,
  takenBack: number,
): Amounts | undefined {
  const total = Math.min(takenBack, invoice.total) - earlier.total;
  if (total <= 0) return undefined;
  if (earlier.total + total === invoice.total) {
    return { net: earlier.net - invoice.net, tax: earlier.tax - invoice.tax, total: -total };
  }
  const tax = Math.min(
    total - Math.round((total * 10_000) / (10_000 + invoice.tax_rate)),
    invoice.tax - earlier.tax,
  );
  return { net: tax - total, tax: -tax, total: -total };
}
