import { useRef } from 'react';
import { dayOf } from '@pignon/shared/domain/common/day';
import { isRiskReportValid } from '@pignon/shared/domain/property/certificate/risk-report';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { ExternalLinkIcon, lazyPart, MapPinIcon, MaskedValue } from '@pignon/shared/ui/core';
import { useFieldLabels } from '../../field-labels';
import { mapUrl } from './map-url';
import { FactList } from '../sections/section';
import { useWasVisible } from '../use-was-visible';
import styles from '../sections/chapters.module.css';

const LocationMap = lazyPart(async () => (await import('./location-map')).LocationMap);

const maskedFact = (label: string, value: string | null) =>
  value !== null && { label, value: <MaskedValue>{value}</MaskedValue> };

/** Location: the commune for customers too, the street for colleagues only. */
export function LocationBlock({ property }: { property: Property }) {
  const { t } = useTranslation('property');
  const { label, heading } = useFieldLabels();
  const masked = usePrivacy();
  const { location, locationMetadata: about, propertyMetadata } = property;
  const map = mapUrl(location, masked);
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useWasVisible(place);
  return (
    <>
      <p className={styles.place}>
        <MapPinIcon />
        <span>
          {location.street && (
            <>
              <MaskedValue>{location.street}</MaskedValue>
              <br />
            </>
          )}
          <strong>{[location.postcode, location.city].filter(Boolean).join(' ')}</strong>
          {about.district && <> · {about.district}</>}
        </span>
        {map && (
          <a href={map} target="_blank" rel="noreferrer">
            {t('location.map')}
            <ExternalLinkIcon />
          </a>
        )}
      </p>
      {map && (
        <div ref={place} className={styles.mapPlace}>
          {isSeen && <LocationMap location={location} masked={masked} pending={null} />}
        </div>
      )}
      <FactList
        facts={[
          about.transport !== null && { label: label('locationMetadata.transport'), value: about.transport },
          about.nearestStation !== null && {
            label: label('locationMetadata.nearestStation'),
            value: about.nearestStation,
          },
          about.floodZone !== null && {
            label: label('locationMetadata.floodZone'),
            value: t(about.floodZone ? 'answer.yes' : 'answer.no'),
          },
          about.riskReportDate !== null && {
            label: heading('locationMetadata.riskReportDate'),
            value: t(isRiskReportValid(about.riskReportDate, dayOf()) ? 'location.riskDated' : 'location.riskOld', {
              date: formatDate(about.riskReportDate),
            }),
          },
          maskedFact(label('propertyMetadata.cadastre'), propertyMetadata.cadastre),
          maskedFact(label('propertyMetadata.titleDeed'), propertyMetadata.titleDeed),
          maskedFact(label('propertyMetadata.lotNumbers'), propertyMetadata.lotNumbers),
          propertyMetadata.occupancy !== null && {
            label: label('propertyMetadata.occupancy'),
            value: t(`occupancy.${propertyMetadata.occupancy}`),
          },
        ]}
      />
      <p className={styles.legal}>
        {t('location.risks')}{' '}
        <a href="https://www.georisques.gouv.fr" target="_blank" rel="noreferrer">
          www.georisques.gouv.fr
        </a>
      </p>
    </>
  );
}
