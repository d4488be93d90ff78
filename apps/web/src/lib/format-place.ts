/** Mails say places in the same words: the contract has them. */
export { formatPlace, formatFullPlace, formatPlaces } from '@waymark/contract/format-place';
