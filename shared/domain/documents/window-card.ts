import type { AgencyFields } from '../agency/agency.schema';
import { capitalize } from '../common/french';
import { coOwnershipMentions, feeScaleMention, RISKS_MENTION } from '../property/legal-mentions';
import { priceMention, type PriceMention } from '../property/legal-mentions-price';
import { FEATURE_WORDS } from '../property/property.enums';
import type { Property } from '../property/property.schema';
import { energyBlock, type EnergyBlock } from './energy-block';
import { energyScaleSize, type Size } from './energy-label';
import { letterhead, type Letterhead } from './letterhead';
import { bannerOf, isExclusive, keyFigures, kindLine, publicPlace, type Fact } from './property-facts';
import { excerpt } from './contract-wording';

export const SHEET_FORMATS = ['A4', 'A3'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];
export const ORIENTATIONS = ['portrait', 'landscape'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** A4 portrait in millimetres; A3 is the same drawing enlarged. */
const A4: Size = { width: 210, height: 297 };
const A3_SCALE = Math.SQRT2;

export const CARD_PHOTOS = 4;
const MAX_FEATURES = 8;
/** Maximum characters of the description, longest first: the first that fits is used. */
const DESCRIPTION_LENGTHS = [1300, 900, 650, 450, 320, 220, 130] as const;

export interface WindowCard {
  sheet: Size;
  /** Scale of the printed card. */
  scale: number;
  orientation: Orientation;
  banner: string;
  exclusive: boolean;
  title: string;
  kind: string;
  place: string;
  reference: string;
  price: PriceMention;
  figures: Fact[];
  features: string[];
  /** Ever shorter descriptions, at last empty. */
  descriptions: string[];
  energy: EnergyBlock | null;
  energySize: Size;
  mentions: string[];
  photos: string[];
  agency: Letterhead;
}

export interface CardChoice {
  format: SheetFormat;
  orientation: Orientation;
}

const decreasingDescriptions = (description: string): string[] => [
  ...new Set([...DESCRIPTION_LENGTHS.map((length) => excerpt(description, length)), '']),
];

const orientedSize = ({ width, height }: Size, orientation: Orientation): Size =>
  orientation === 'portrait' ? { width, height } : { width: height, height: width };

/** Composes a window card for a property on a day; never contains private data. */
export function windowCard(
  property: Property,
  agency: AgencyFields,
  { format, orientation }: CardChoice,
  photos: string[],
  day: string,
): WindowCard {
  const sheet = orientedSize(A4, orientation);
  const mentions = [...coOwnershipMentions(property.coOwnership), feeScaleMention(agency), RISKS_MENTION];
  return {
    sheet,
    scale: format === 'A3' ? A3_SCALE : 1,
    orientation,
    banner: bannerOf(property),
    exclusive: isExclusive(property),
    title: property.title.trim() || kindLine(property),
    kind: kindLine(property),
    place: publicPlace(property),
    reference: property.reference,
    price: priceMention(property, agency, day),
    figures: keyFigures(property),
    features: property.features.slice(0, MAX_FEATURES).map((feature) => capitalize(FEATURE_WORDS[feature].fr)),
    descriptions: decreasingDescriptions(property.description),
    energy: energyBlock(property, day),
    energySize: energyScaleSize(sheet),
    mentions: mentions.filter((mention) => mention !== null),
    photos,
    agency: letterhead(agency),
  };
}
