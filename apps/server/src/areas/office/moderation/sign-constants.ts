import type { SignKind } from '@waymark/contract/office/staff-choices';

interface WordSign {
  kind: SignKind;
  pattern: RegExp;
  why: string;
}

/** What the words of a posting alone tell. Each pattern finds whole phrases, so that the reader sees what was meant. */
export const wordSigns: readonly WordSign[] = [
  {
    kind: 'payment',
    pattern:
      /\b(?:registration|processing|application|training|visa|security|admin(?:istration)?|starter kit|background check) (?:fees?|deposits?|charges?|payments?)\b|\brefundable deposit\b|\bpay (?:a|an|the|your|us) (?:\w+ )?(?:fee|deposit|charge)\b|\b(?:western union|moneygram|gift cards?|bitcoin|crypto(?:currency)? wallet|wire transfer|cash ?app|paypal friends)\b|\bsend (?:us )?(?:the )?money\b|\bbuy (?:your|the) (?:own )?(?:starter|training) (?:kit|pack)\b/giu,
    why: 'Employers pay employees, not the reverse: asking applicants for money is the most common fraud.',
  },
  {
    kind: 'documents',
    pattern:
      /\b(?:copy|photo|scan|picture) of (?:your|the) (?:passport|id(?:entity)?(?: card)?|driving licen[cs]e|credit card|bank card)\b|\bsocial security number\b|\b(?:bank|online banking) (?:login|password|details before)\b|\bcredit card (?:number|details)\b/giu,
    why: 'Employers need such documents only after hiring; in a posting they serve identity theft.',
  },
  {
    kind: 'contact',
    pattern:
      /\bwhats ?app\b|\btelegram\b|\bt\.me\/\S+|\bwa\.me\/\S+|\bviber\b|\bwechat\b|\bsnapchat\b|\bsignal app\b|\b(?:text|message) (?:me|us) (?:at|on) [+\d][\d ()-]{6,}/giu,
    why: 'The conversation would leave the board, where our team cannot moderate it.',
  },
  {
    kind: 'free-mail',
    pattern:
      /(?<![\w.+-])[\w.+-]{1,64}@(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|aol|icloud|proton|protonmail|gmx|mail|yandex|zoho)\.(?:com|de|net|org|me|ru|co\.uk|fr)\b/giu,
    why: 'A company has addresses of its own; anybody can have one of these.',
  },
  {
    kind: 'short-link',
    pattern:
      /\b(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|cutt\.ly|rb\.gy|shorturl\.at|rebrand\.ly|tiny\.cc)\/\S*/giu,
    why: 'It hides where it leads to.',
  },
];

/** A title with at least so many letters, none of them small, is shouted. */
export const shoutedTitleLetters = 8;
/** Of the words of four letters and more in a text: from this share on it is shouted, where there are so many. */
export const shoutedShare = 0.3;
export const shoutedWords = 12;

/** How many of the words' sequences two texts share to be one copied from the other. */
export const copiedShare = 0.6;
/** Words of a sequence. */
export const sequenceWords = 5;
/** Shorter ones are alike by chance. */
export const comparedWords = 40;

/** Open postings of the same title that it takes to say what is usual. */
export const usualPayPostings = 8;
/** Times the upper end of what is usual. */
export const unusualPayFactor = 2;
