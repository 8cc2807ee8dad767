import { firstLetters } from '../common/text/characters';

const SHORT_TITLE_LENGTH = 20;

/**
 * Title for places without CSS truncation, such as a browser's tab: 20 characters and an ellipsis when longer than 21.
 */
export function shortTitle(title: string): string {
  return firstLetters(title, SHORT_TITLE_LENGTH + 1) === title
    ? title
    : `${firstLetters(title, SHORT_TITLE_LENGTH).trimEnd()}…`;
}
