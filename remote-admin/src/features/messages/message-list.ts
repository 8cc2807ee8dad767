import { byTime } from '@pignon/shared/domain/common/date-time';
import { normalise } from '@pignon/shared/domain/common/text/normalise';
import { pageInfo, type Page } from '@pignon/shared/domain/common/paging';
import { LANGUAGES } from '@pignon/shared/domain/messages/messages.enums';
import type { MessageOverride, Texts } from '@pignon/shared/domain/messages/messages.schema';
import { defineList, flagParam, oneOfParam, textParam, type ControlsOf, type StateOf } from '@pignon/shared/router';

/** Address of the list of texts. */
export const MESSAGE_LIST = defineList({
  filters: { text: textParam(), lang: oneOfParam(LANGUAGES, 'fr'), changed: flagParam() },
  orderProperties: ['key', 'modifiedTime'],
  defaultOrder: { property: 'key', direction: 'ASC' },
});

export type MessageControls = ControlsOf<typeof MESSAGE_LIST>;

/** A text of the screens, and whether the agency changed it. */
export interface ScreenText {
  key: string;
  /** Current text. */
  text: string;
  /** Original text. */
  shipped: string;
  change: Pick<MessageOverride, 'modifiedBy' | 'modifiedTime'> | null;
}

/** Lists the texts of one language with the agency's changes. Unused keys are omitted. */
export function screenTexts(texts: Texts, overrides: readonly MessageOverride[]): ScreenText[] {
  const overridesByKey = new Map(overrides.map((override) => [override.key, override]));
  return Object.entries(texts).flatMap(([key, text]): ScreenText[] => {
    const change = overridesByKey.get(key) ?? null;
    if (change === null) return [{ key, text, shipped: text, change }];
    return change.shipped === null ? [] : [{ key, text: change.text, shipped: change.shipped, change }];
  });
}

/** True when text or key contains all words, ignoring accents. */
function says({ key, text, shipped }: ScreenText, words: readonly string[]): boolean {
  const searchText = `${normalise(text)} ${normalise(shipped)} ${key.toLowerCase()}`;
  return words.every((word) => searchText.includes(word));
}

const byKey = (a: ScreenText, b: ScreenText): number => a.key.localeCompare(b.key, 'en');
const byChange = (a: ScreenText, b: ScreenText): number =>
  a.change && b.change
    ? byTime(a.change.modifiedTime, b.change.modifiedTime)
    : Number(a.change !== null) - Number(b.change !== null);

/** Page of texts for the list's state; the API returns all at once. */
export function pageOfTexts(
  texts: readonly ScreenText[],
  { filters, order, pageNumber, pageSize }: StateOf<typeof MESSAGE_LIST>,
): Page<ScreenText> {
  const words = normalise(filters.text).split(' ');
  const sign = order.direction === 'ASC' ? 1 : -1;
  const compare = (a: ScreenText, b: ScreenText) =>
    order.property === 'modifiedTime' ? byChange(a, b) || byKey(a, b) : byKey(a, b);
  const found = texts
    .filter((one) => (!filters.changed || one.change !== null) && says(one, words))
    .sort((a, b) => sign * compare(a, b));
  const start = pageNumber * pageSize;
  return { content: found.slice(start, start + pageSize), page: pageInfo(pageNumber, pageSize, found.length) };
}

/** Query parameter of the text shown in the dialog. */
export const TEXT_PARAM = 'text';
