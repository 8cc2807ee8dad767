import type { MentionGroup, MentionKey } from '@pignon/shared/domain/property/compliance/compliance.enums';
import type { LabelledPath } from '@pignon/shared/domain/property/property-labels';
import { useTranslation } from '@pignon/shared/i18n';
import { useFieldLabels } from '../field-labels';

/** Mentions named by the label of their field. */
export const FIELD_MENTIONS: Readonly<Partial<Record<MentionKey, LabelledPath>>> = {
  title: 'title',
  description: 'description',
  place: 'location.city',
  homeSize: 'propertyMetadata.homeSize',
  deposit: 'rentalInfo.deposit',
  procedure: 'coOwnership.procedure',
  carrez: 'propertyMetadata.carrezSize',
  energyClass: 'energyEfficiency.energyClass',
  gesClass: 'energyEfficiency.gesClass',
  feeScale: 'listing.feeScaleUrl',
  price: 'price',
};

/** Chapters of one part of the property. */
const FIELD_GROUPS: Readonly<Partial<Record<MentionGroup, LabelledPath>>> = {
  PRICE: 'financialInfo',
  CO_OWNERSHIP: 'coOwnership',
};

/** Returns functions that name mentions and chapters in the language of the screen. */
export function useMentionNames() {
  const { t } = useTranslation('property');
  const { label } = useFieldLabels();
  return {
    nameOf: (key: MentionKey): string => {
      const path = FIELD_MENTIONS[key];
      return path ? label(path) : t(`compliance.mention.${key}`);
    },
    groupNameOf: (group: MentionGroup): string => {
      const path = FIELD_GROUPS[group];
      return path ? label(path) : t(`compliance.group.${group}`);
    },
  };
}
