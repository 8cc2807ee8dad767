import { keyFigures, kindLine, publicPlace, type Fact } from '../documents/property-facts';
import type { AgencyRules } from '../property/compliance/advertisement';
import type { MentionGroup, MentionKey } from '../property/compliance/compliance.enums';
import { complianceMentions } from '../property/compliance/mentions/mentions';
import { priceMention, type RentRules } from '../property/legal-mentions-price';
import type { Property } from '../property/property.schema';

/** A property as shown to a customer: its advertisement only. */
export interface PublicOffer {
  reference: string;
  title: string;
  kind: string;
  /** Never closer than the district. */
  place: string;
  price: string;
  figures: Fact[];
  description: string;
  /** Mandatory mentions, worded as on a window card. */
  mentions: string[];
}

const GROUPS: readonly MentionGroup[] = ['PRICE', 'CO_OWNERSHIP', 'ENERGY', 'AGENCY'];
/** Mentions shown elsewhere on the page: price, card and guarantor. */
const EXCLUDED_MENTIONS: readonly MentionKey[] = ['price', 'rent', 'professionalCard', 'guarantor'];

/** Builds the property as offered on a day. */
export function publicOffer(property: Property, agency: AgencyRules & RentRules, day: string): PublicOffer {
  const { amount, note } = priceMention(property, agency, day);
  const mentions = complianceMentions(property, agency, day).filter(
    ({ group, key }) => GROUPS.includes(group) && !EXCLUDED_MENTIONS.includes(key),
  );
  return {
    reference: property.reference,
    title: property.title.trim() || kindLine(property),
    kind: kindLine(property),
    place: publicPlace(property),
    price: note === '' ? amount : `${amount} ${note}`,
    figures: keyFigures(property),
    description: property.description.trim(),
    mentions: mentions.flatMap(({ text }) => (text === null ? [] : text.split('\n'))),
  };
}
