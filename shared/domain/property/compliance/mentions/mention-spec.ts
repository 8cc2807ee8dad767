import type { Advertisement, AgencyRules } from '../advertisement';
import type { MentionGroup, MentionKey } from '../compliance.enums';

/** An advertisement on a day. */
export interface Advert {
  property: Advertisement;
  agency: AgencyRules;
  day: string;
}

export interface MentionSpec {
  key: MentionKey;
  group: MentionGroup;
  /** Path prefixes whose problems belong to this mention. */
  paths: readonly string[];
  /** Tells whether the statement is required; always when absent. */
  due?: (advert: Advert) => boolean;
  text: (advert: Advert) => string | null;
}

export const isSale = ({ property }: Advert): boolean => property.transactionType !== 'RENT';
export const isRental = (advert: Advert): boolean => !isSale(advert);

/** Joins lines; null for none. */
export const joined = (lines: readonly string[]): string | null => (lines.length === 0 ? null : lines.join('\n'));
