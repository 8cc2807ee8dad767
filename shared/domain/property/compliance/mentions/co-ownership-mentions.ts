import { frenchArea } from '../../../common/french';
import { coOwnershipLines, type CoOwnershipLines } from '../../legal-mentions';
import { hasCarrezArea } from '../../rooms';
import { isSale, type Advert, type MentionSpec } from './mention-spec';

const isLot = (advert: Advert): boolean => isSale(advert) && advert.property.coOwnership !== null;
const lineOf = (name: keyof CoOwnershipLines) => (advert: Advert) => {
  const { coOwnership } = advert.property;
  return coOwnership === null ? null : coOwnershipLines(coOwnership)[name];
};

/** Statements about a lot in co-ownership for sale (CCH, L721-1). */
export const CO_OWNERSHIP_MENTIONS: readonly MentionSpec[] = [
  {
    key: 'lots',
    group: 'CO_OWNERSHIP',
    paths: ['coOwnership.lots', 'coOwnership'],
    due: isLot,
    text: lineOf('lots'),
  },
  {
    key: 'yearlyCharges',
    group: 'CO_OWNERSHIP',
    paths: ['coOwnership.yearlyCharges'],
    due: isLot,
    text: lineOf('charges'),
  },
  {
    key: 'procedure',
    group: 'CO_OWNERSHIP',
    paths: ['coOwnership.procedure', 'coOwnership.procedureDetail'],
    due: isLot,
    text: lineOf('procedure'),
  },
  {
    key: 'carrez',
    group: 'CO_OWNERSHIP',
    paths: ['propertyMetadata.carrezSize'],
    due: (advert) => isSale(advert) && hasCarrezArea(advert.property),
    text: ({
      property: {
        propertyMetadata: { carrezSize },
      },
    }) => (carrezSize === null ? null : `Surface loi Carrez\u00a0: ${frenchArea(carrezSize)}`),
  },
];
