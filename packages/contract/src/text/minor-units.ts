/* Minor unit digits of ISO 4217. Intl differs between engines for some (the Iraqi dinar). */

const withoutMinorUnit = /BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|VND|VUV|XAF|XOF|XPF/;
const withThousandths = /BHD|IQD|JOD|KWD|LYD|OMR|TND/;

/** 2 for dollars and cents, 0 for yen, 3 for dinars. Amounts are stored in units of 10 to the minus this. */
export function minorUnitDigits(currency: string): number {
  if (withoutMinorUnit.test(currency)) return 0;
  return withThousandths.test(currency) ? 3 : 2;
}
