import type { AgencyFields } from '../agency/agency.schema';
import { coOwnershipMentions, feeScaleMention, RISKS_MENTION } from '../property/legal-mentions';
import { priceMention, type PriceMention } from '../property/legal-mentions-price';
import type { Property } from '../property/property.schema';
import { energyBlock, type EnergyBlock } from './energy-block';
import { energyScaleSize, type Size } from './energy-label';
import { letterhead, type Letterhead } from './letterhead';
import { keyFigures, kindLine, publicPlace, type Fact } from './property-facts';
import { excerpt, FEATURE_WORDS } from './words';

export const SHEET_FORMATS = ['A4', 'A3'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];
export const ORIENTATIONS = ['portrait', 'landscape'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** Portrait, millimetres. Cards are drawn on A4; A3 is the same drawing, larger. */
const A4: Size = { width: 210, height: 297 };
const A3_SCALE = Math.SQRT2;

export const CARD_PHOTOS = 4;
const FEATURES_SHOWN = 8;
/** Letters of description that fit below a price of two lines; each further line costs some. */
const DESCRIPTION_LENGTH = { portrait: 420, landscape: 340 } as const;
const LETTERS_PER_LINE = 65;
const LEAST_DESCRIPTION = 80;
/** More fits where photographs or the energy scales leave their room. */
const ROOM_OF_PHOTOS = 900;
const ROOM_OF_SCALES = 350;

export interface WindowCard {
  sheet: Size;
  /** How much larger than drawn the card comes out. */
  scale: number;
  orientation: Orientation;
  banner: string;
  title: string;
  kind: string;
  place: string;
  reference: string;
  price: PriceMention;
  figures: Fact[];
  features: string[];
  description: string;
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

type Filled = Pick<WindowCard, 'price' | 'orientation' | 'energy' | 'photos'>;

function descriptionLength({ price, orientation, energy, photos }: Filled): number {
  const length = DESCRIPTION_LENGTH[orientation] - LETTERS_PER_LINE * Math.max(0, price.lines.length - 2);
  const spared = orientation === 'portrait' ? photos.length === 0 : !energy?.scales;
  if (!spared) return length < LEAST_DESCRIPTION ? 0 : length;
  return length + (orientation === 'portrait' ? ROOM_OF_PHOTOS : ROOM_OF_SCALES);
}

const turned = ({ width, height }: Size, orientation: Orientation): Size =>
  orientation === 'portrait' ? { width, height } : { width: height, height: width };

/** Everything a card in the window says of a property on a day; nothing that privacy hides is in it. */
export function windowCard(
  property: Property,
  agency: AgencyFields,
  { format, orientation }: CardChoice,
  photos: string[],
  day: string,
): WindowCard {
  const sheet = turned(A4, orientation);
  const filled = {
    orientation,
    photos,
    price: priceMention(property, agency, day),
    energy: energyBlock(property, day),
  };
  const length = descriptionLength(filled);
  const mentions = [...coOwnershipMentions(property.coOwnership), feeScaleMention(agency), RISKS_MENTION];
  return {
    sheet,
    scale: format === 'A3' ? A3_SCALE : 1,
    ...filled,
    banner: property.transactionType === 'RENT' ? 'À louer' : 'À vendre',
    title: property.title.trim() || kindLine(property),
    kind: kindLine(property),
    place: publicPlace(property),
    reference: property.reference,
    figures: keyFigures(property),
    features: property.features.slice(0, FEATURES_SHOWN).map((feature) => FEATURE_WORDS[feature]),
    description: length === 0 ? '' : excerpt(property.description, length),
    energySize: energyScaleSize(sheet),
    mentions: mentions.filter((mention) => mention !== null),
    agency: letterhead(agency),
  };
}
