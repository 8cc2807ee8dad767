import type { ReactNode } from 'react';
import { hasBuildings, hasCertificate } from '@pignon/shared/domain/property/applicable';
import type { PropertyType } from '@pignon/shared/domain/property/property.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { FormSection, useFormValue } from '@pignon/shared/ui/form';
import { DescriptionSection } from './sections/description-section';
import { EnergySection } from './sections/energy-section';
import { Essentials } from './sections/essentials-section';
import { FiguresSection } from './sections/figures-section';
import { FollowSection } from './sections/follow-section';
import { LawProvider } from './law/law-context';
import type { OutsideFacts } from './law/law-problems';
import { BuildingsSection, CoOwnershipSection, PlaceSection } from './sections/more-sections';
import { PriceProvider } from './price/price-context';
import { PriceSection } from './price/price-section';
import { SectionIndex } from './sections/section-index';
import { PHOTOS, SECTIONS, type SectionKey } from './sections/sections';
import { TitleSection } from './sections/title-section';
import { useAddressedField } from './use-addressed-field';
import styles from './form.module.css';

const DRAWN: Readonly<Record<SectionKey, () => ReactNode>> = {
  essentials: Essentials,
  figures: FiguresSection,
  price: PriceSection,
  description: DescriptionSection,
  energy: EnergySection,
  coOwnership: CoOwnershipSection,
  buildings: BuildingsSection,
  title: TitleSection,
  place: PlaceSection,
  follow: FollowSection,
};

function isApplicable(key: SectionKey, type: PropertyType): boolean {
  if (key === 'energy') return hasCertificate(type);
  return key === 'buildings' ? hasBuildings(type) : true;
}

/** All fields of a property in the order of a conversation, photographs, and the progress of each section. */
export function PropertySections({ photos, mandatePrice }: OutsideFacts & { photos: ReactNode }): ReactNode {
  const type = (useFormValue('propertyType') ?? 'HOUSE') as PropertyType;
  const { t } = useTranslation('property');
  const isLetting = useFormValue('transactionType') === 'RENT';
  useAddressedField();
  const keys = SECTIONS.map(({ key }) => key).filter((key) => isApplicable(key, type));
  return (
    <LawProvider mandatePrice={mandatePrice}>
      <PriceProvider>
        <div className={styles.columns}>
          <div className={styles.sections}>
            {keys.map((key) => {
              const Section = DRAWN[key];
              return <Section key={key} />;
            })}
            <FormSection title={t('photos.title')} anchor={PHOTOS}>
              {photos}
            </FormSection>
          </div>
          <SectionIndex sections={keys} isLetting={isLetting} />
        </div>
      </PriceProvider>
    </LawProvider>
  );
}
