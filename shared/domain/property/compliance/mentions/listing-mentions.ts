import { frenchArea, frenchCount } from '../../../common/french';
import { cardMention, guarantorMention } from '../../../documents/letterhead';
import { publicPlace } from '../../../documents/property-facts';
import { excerpt } from '../../../documents/contract-wording';
import { MANDATE_TYPE_WORDS } from '../../../mandate/mandate.enums';
import { isInForce } from '../../../mandate/mandate-status';
import { feeScaleMention, RISKS_MENTION } from '../../legal-mentions';
import { roomFigures } from '../../rooms';
import { isDwelling } from '../advertisement';
import { isRental, type MentionSpec } from './mention-spec';

const SHOWN_OF_TEXT = 160;

/** Statements on offer, location and mandate. */
export const LISTING_MENTIONS: readonly MentionSpec[] = [
  {
    key: 'mandate',
    group: 'LISTING',
    paths: ['mandateStatus'],
    text: ({ property: { mandateStatus, mandateType } }) =>
      isInForce(mandateStatus) ? `Mandat ${MANDATE_TYPE_WORDS[mandateType ?? 'NON_EXCLUSIVE'].fr} en cours` : null,
  },
  {
    key: 'title',
    group: 'LISTING',
    paths: ['title'],
    text: ({ property }) => property.title.trim() || null,
  },
  {
    key: 'description',
    group: 'LISTING',
    paths: ['description'],
    text: ({ property }) => excerpt(property.description, SHOWN_OF_TEXT) || null,
  },
  {
    key: 'place',
    group: 'LISTING',
    paths: ['location'],
    text: ({ property }) => publicPlace(property) || null,
  },
  {
    key: 'homeSize',
    group: 'LISTING',
    paths: ['propertyMetadata.homeSize'],
    due: (advert) => isRental(advert) && isDwelling(advert.property),
    text: ({ property }) => {
      const { homeSize } = roomFigures(property);
      return homeSize === null ? null : `Surface habitable\u00a0: ${frenchArea(homeSize)}`;
    },
  },
  {
    key: 'pictures',
    group: 'LISTING',
    paths: ['media'],
    text: ({ property: { media } }) => {
      const publicImages = media.filter((one) => one.mimeType.startsWith('image/') && one.metadata.includes('PUBLIC'));
      return publicImages.length === 0
        ? null
        : frenchCount(publicImages.length, 'photographie publique', 'photographies publiques');
    },
  },
];

/** Statements about the agency and its fees. */
export const AGENCY_MENTIONS: readonly MentionSpec[] = [
  {
    key: 'feeScale',
    group: 'AGENCY',
    paths: ['agency.feeScaleUrl', 'agency.feeScale'],
    text: ({ agency }) => feeScaleMention(agency),
  },
  {
    key: 'professionalCard',
    group: 'AGENCY',
    paths: ['agency.professionalCard'],
    text: ({ agency }) => cardMention(agency),
  },
  {
    key: 'guarantor',
    group: 'AGENCY',
    paths: ['agency.guarantor'],
    text: ({ agency }) => guarantorMention(agency),
  },
  {
    key: 'risks',
    group: 'ENERGY',
    paths: ['locationMetadata.riskReportDate', 'energyEfficiency.auditDate'],
    text: () => RISKS_MENTION,
  },
];
