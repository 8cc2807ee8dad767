import { hasCertificate } from '@pignon/shared/domain/property/applicable';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { useFieldLabels } from '../field-labels';
import { BuildingList } from './sections/building-list';
import { CoOwnership } from './sections/co-ownership';
import { Description } from './sections/description';
import { DocumentList, isPhoto } from './sections/document-list';
import { EnergySection } from './energy/energy-section';
import { FeatureList } from './sections/feature-list';
import { KeyFigures } from './sections/key-figures';
import { Translations, VirtualTour } from './sections/listing-links';
import { LocationBlock } from './location/location-block';
import { RoomsTable } from './sections/rooms-table';
import { Section } from './sections/section';
import styles from './detail.module.css';

function hasEnergy({ propertyType, energyEfficiency }: Property): boolean {
  return hasCertificate(propertyType) || energyEfficiency.energyClass !== null;
}

/** The property by sections; empty fields are omitted. `day` is today's ISO date. */
export function PropertyBody({ property, day }: { property: Property; day: string }) {
  const { t } = useTranslation('property');
  const { label, heading } = useFieldLabels();
  const { description, rooms, features, coOwnership, media, reference, structure, listing } = property;
  const documents = media.filter((one) => !isPhoto(one));
  return (
    <div className={styles.chapters}>
      <Section title={t('section.figures')}>
        <KeyFigures property={property} />
      </Section>
      {description !== '' && (
        <Section title={t('section.description')}>
          <Description text={description} />
        </Section>
      )}
      {listing.virtualTourUrl !== null && (
        <Section title={label('listing.virtualTourUrl')}>
          <VirtualTour url={listing.virtualTourUrl} />
        </Section>
      )}
      {listing.translations.length > 0 && (
        <Section title={heading('listing.translations')}>
          <Translations listing={listing} />
        </Section>
      )}
      {features.length > 0 && (
        <Section title={label('features')}>
          <FeatureList features={features} />
        </Section>
      )}
      {rooms.length > 0 && (
        <Section title={label('rooms')}>
          <RoomsTable rooms={rooms} />
        </Section>
      )}
      {structure.length > 0 && (
        <Section title={label('structure')}>
          <BuildingList structure={structure} />
        </Section>
      )}
      {hasEnergy(property) && (
        <Section title={label('energyEfficiency')}>
          <EnergySection property={property} day={day} />
        </Section>
      )}
      {coOwnership && (
        <Section title={label('coOwnership')}>
          <CoOwnership coOwnership={coOwnership} />
        </Section>
      )}
      <Section title={t('section.location')}>
        <LocationBlock property={property} />
      </Section>
      {documents.length > 0 && (
        <Section title={t('section.documents')}>
          <DocumentList reference={reference} documents={documents} />
        </Section>
      )}
    </div>
  );
}
