import { formatNumber } from '@pignon/shared/i18n';

const NO_BREAK_SPACE = '\u00a0';

/** `34 ms`. */
export function formatMilliseconds(milliseconds: number): string {
  return `${formatNumber(Math.round(milliseconds))}${NO_BREAK_SPACE}ms`;
}

/** Time since the page opened: `1,24 s`. */
export function formatMoment(milliseconds: number): string {
  return `${formatNumber(milliseconds / 1_000, 2)}${NO_BREAK_SPACE}s`;
}
