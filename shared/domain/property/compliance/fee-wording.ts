/** Apostrophes as typed: straight, curved, or an accent. */
const APOSTROPHE = String.raw`\s?['’‘ʼ´\x60]?\s?`;
const RATE_OR_SUM = String.raw`\(?\d[\d \u00a0\u202f.]{0,14}(?:,\d{1,4})?\s?(?:%|€|euros?|EUR)(?!\p{L})\)?`;

/** Words between the fees and "included": owner, taxes, amount, payer. */
const BETWEEN = [
  String.raw`d${APOSTROPHE}agences?`,
  String.raw`de\s+(?:l${APOSTROPHE}|notre\s+)?agence`,
  String.raw`(?:de\s+)?(?:n[ée]gociation|transaction|vente)`,
  String.raw`de\s+n[ée]go`,
  String.raw`d${APOSTROPHE}(?:interm[ée]diation|entremise)`,
  String.raw`d[ue]\s+mandataire`,
  'immobili(?:ers?|[èe]res?)',
  String.raw`sont|[ée]tant|d[ée]j[àa]|tous|toutes`,
  'agence',
  String.raw`T\.?T\.?C\.?`,
  String.raw`(?:de\s+)?${RATE_OR_SUM}`,
  String.raw`\([^)]{0,40}\)`,
  String.raw`(?:à\s+(?:la\s+)?)?charges?\s+(?:(?:du\s+)?vendeur|(?:de\s+l${APOSTROPHE})?acqu[ée]reur)`,
].join('|');

/** « frais d’agence inclus », « honoraires d’agence inclus », « honoraires (frais) de négociation inclus ». */
const ABBREVIATED = String.raw`[FH]\.?\s?A\.?\s?I\.?|[FH]\.?N\.?I\.?|HFAI`;
const NOUNS = String.raw`(?:honoraires?|honos?\.?|hon\.|frais|commissions?|agence)`;
const IN_WORDS = String.raw`${NOUNS}(?:(?:\s?[:,–-])?\s+(?:${BETWEEN}))*(?:\s?[:,–-])?\s+(?:inclu(?:se?s?|e?s?)|compris(?:es?)?|int[ée]gr[ée]e?s?)`;
const FEES = String.raw`(?:(?:les|nos|la)\s+)?(?:honoraires|frais\s+d${APOSTROPHE}agence|commission)`;
const BEFORE = String.raw`(?:incluant|comprenant|comprend|inclut|y\s+compris)\s+(?:${RATE_OR_SUM}\s+(?:TTC\s+)?d${APOSTROPHE})?${FEES}|inclus\s+les\s+(?:honoraires|frais\s+d${APOSTROPHE}agence)`;

const FEES_INCLUDED = new RegExp(String.raw`(?<![\p{L}\d])(?:${ABBREVIATED}|${IN_WORDS}|${BEFORE})(?![\p{L}\d])`, 'iu');

/** True when a text says that the price includes fees, in a usual French wording. */
export const saysFeesIncluded = (text: string): boolean => FEES_INCLUDED.test(text);
