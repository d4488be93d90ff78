import { readDataMap } from '../../../platform/data-files.ts';

/** Codes of countries, between spaces, by the currency in which they pay. */
export const countriesByCurrency = readDataMap('pay/currency-countries.tsv');

/** What one sign may stand for. The country of the job decides among them. */
export const sharedSigns: Readonly<Record<string, string>> = {
  dollar:
    'USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP UYU DOP JMD TTD BBD NAD BSD BZD BND FJD GYD LRD SRD XCD KYD BMD SBD',
  cdollar: 'CAD NIO',
  krona: 'SEK NOK DKK ISK',
  rupee: 'INR PKR LKR NPR MUR SCR',
  yen: 'JPY CNY',
  yuan: 'CNY TWD HKD MOP',
  franc: 'CHF XOF XAF BIF CDF DJF GNF KMF RWF XPF',
  cfa: 'XOF XAF',
  peso: 'MXN ARS CLP COP PHP UYU DOP CUP',
  dirham: 'AED MAD',
  riyal: 'SAR QAR OMR YER IRR',
  dinar: 'KWD BHD JOD IQD TND DZD LYD RSD',
  lei: 'RON MDL',
  rouble: 'RUB BYN',
  shilling: 'KES UGX TZS SOS',
  rand: 'ZAR',
};

/** How currencies are written beside an amount, between spaces. */
export const writtenSigns = readDataMap('pay/currency-signs.tsv');

/** Codes that are words, names or versions of something too where they are not in capitals. */
export const wordLikeCodes =
  'ALL AMD ANG ARS BAM BAN BIF BOB BTN CAD COP CUP CUC DOP ETB FIM GEL GIP HRK KMF LAK LEV MAD MGA MOP MUR PAB PEN PHP RON SOS STD SUR TOP TRY TOP VES WST';
