import { frenchNumber } from '../../../common/french';
import { energyBlock } from '../../../documents/energy-block';
import type { Scale } from '../../../documents/energy-label';
import { energyCostMention, excessiveMention, WITHOUT_CERTIFICATE } from '../../legal-mentions';
import { isHousing } from '../../property-groups';
import type { Advert, MentionSpec } from './mention-spec';

const isCertified = ({ property }: Advert): boolean => !WITHOUT_CERTIFICATE.includes(property.propertyType);
const hasScales = ({ property, day }: Advert): boolean => energyBlock(property, day)?.scales != null;

function scaleText({ title, unit, letter, value }: Scale): string | null {
  if (letter === null) return null;
  return `${title}\u00a0: classe\u00a0${letter}${value === null ? '' : `, ${frenchNumber(value)}\u00a0${unit}`}`;
}

/** Energy label, or the sentence that replaces it. */
function labelText({ property, day }: Advert): string | null {
  const block = energyBlock(property, day);
  return block && (block.scales ? scaleText(block.scales.energy) : block.note);
}

/** Energy certificate and consequences of its class. */
export const ENERGY_MENTIONS: readonly MentionSpec[] = [
  {
    key: 'energyClass',
    group: 'ENERGY',
    paths: [
      'energyEfficiency.energyClass',
      'energyEfficiency.energyValue',
      'energyEfficiency.date',
      'energyEfficiency.exemption',
    ],
    due: isCertified,
    text: labelText,
  },
  {
    key: 'gesClass',
    group: 'ENERGY',
    paths: ['energyEfficiency.gesClass', 'energyEfficiency.gesValue'],
    due: hasScales,
    text: ({ property, day }) => {
      const scales = energyBlock(property, day)?.scales;
      return scales ? scaleText(scales.ges) : null;
    },
  },
  {
    key: 'excessive',
    group: 'ENERGY',
    paths: [],
    due: (advert) => hasScales(advert) && excessiveMention(advert.property) !== null,
    text: ({ property }) => excessiveMention(property),
  },
  {
    key: 'energyCost',
    group: 'ENERGY',
    paths: ['energyEfficiency.costMin', 'energyEfficiency.costMax', 'energyEfficiency.costReferenceDate'],
    due: (advert) => hasScales(advert) && isHousing(advert.property),
    text: ({ property }) => energyCostMention(property),
  },
];
