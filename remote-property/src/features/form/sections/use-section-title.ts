import type { LabelledPath } from '@pignon/shared/domain/property/property-labels';
import { useTranslation } from '@pignon/shared/i18n';
import { useFieldLabels } from '../../field-labels';
import type { SectionKey } from './sections';

/** Sections titled by the label of a field. */
const PARTS: Readonly<Partial<Record<SectionKey, LabelledPath>>> = {
  price: 'financialInfo',
  energy: 'energyEfficiency',
  coOwnership: 'coOwnership',
  buildings: 'structure',
};

/** Title of a section; the section of prices is titled as rent for a letting. */
export function useSectionTitle(): (key: SectionKey, isLetting?: boolean) => string {
  const { t } = useTranslation('property');
  const { label } = useFieldLabels();
  return (key, isLetting = false) => {
    if (key === 'price' && isLetting) return t('form.section.rent');
    const part = PARTS[key];
    return part ? label(part) : t(`form.section.${key}`);
  };
}
