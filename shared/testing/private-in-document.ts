import { privateValues, type PrivateKind } from '@pignon/shared/domain/privacy/private-fields';
import { formatDate, formatNumber } from '@pignon/shared/i18n';

/** Minimum length: shorter texts occur in documents by coincidence. */
const MIN_VALUE_LENGTH = 5;
const DAY = /^\d{4}-\d\d-\d\d$/;

const normalizeSpaces = (text: string) => text.replaceAll('&nbsp;', ' ').replaceAll(/\s+/gu, ' ');

/** Possible renderings: grouped amounts, French days, `datetime` attributes. */
function possibleTexts(value: string | number): string[] {
  if (typeof value === 'number') return [formatNumber(value)];
  return DAY.test(value) ? [value, formatDate(value)] : [value];
}

/** Finds private values of a response anywhere in the document, attributes included. */
export function privateInDocument(kind: PrivateKind, answer: unknown): string[] {
  const document = normalizeSpaces(window.document.documentElement.outerHTML);
  return privateValues(kind, answer)
    .flatMap(possibleTexts)
    .map(normalizeSpaces)
    .filter((text) => text.length >= MIN_VALUE_LENGTH && document.includes(text));
}
