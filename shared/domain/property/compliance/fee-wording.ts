/** What may stand between the fees and "included": whose they are, with or without tax, how much, who pays. */
const BETWEEN = [
  String.raw`d\s?['’ʼ]?\s?agences?`,
  String.raw`de\s+(?:l\s?['’ʼ]\s?|notre\s+)?agence`,
  String.raw`de\s+(?:n[ée]gociation|transaction|vente)`,
  String.raw`d\s?['’ʼ]?\s?(?:interm[ée]diation|entremise)`,
  String.raw`sont|[ée]tant|d[ée]j[àa]`,
  'agence',
  String.raw`T\.?T\.?C\.?`,
  String.raw`\(?\d+(?:[.,]\d+)?\s*(?:%|€)\)?`,
  String.raw`\([^)]{0,40}\)`,
  String.raw`(?:à\s+(?:la\s+)?)?charge\s+(?:(?:du\s+)?vendeur|(?:de\s+l\s?['’ʼ]\s?)?acqu[ée]reur)`,
].join('|');

const ABBREVIATED = String.raw`[FH]\.?\s?A\.?\s?I\.?`;
const IN_WORDS = String.raw`(?:honoraires?|frais|commissions?|agence)(?:\s+(?:${BETWEEN}),?)*\s*[:,]?\s+(?:inclu(?:se?s?|e?s?)|compris(?:es?)?)`;
const BEFORE = String.raw`(?:incluant|comprenant|y\s+compris)\s+(?:les\s+|nos\s+)?(?:honoraires|frais\s+d\s?['’ʼ]?\s?agence|commission)`;

const FEES_INCLUDED = new RegExp(String.raw`(?<![\p{L}\d])(?:${ABBREVIATED}|${IN_WORDS}|${BEFORE})(?![\p{L}\d])`, 'iu');

/** True when a text says that the price includes the agency's fees, in one of the spellings of French advertisements. */
export const saysFeesIncluded = (text: string): boolean => FEES_INCLUDED.test(text);
