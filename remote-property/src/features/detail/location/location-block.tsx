import { useRef } from 'react';
import { dayOf } from '@pignon/shared/domain/common/day';
import { isRiskReportValid } from '@pignon/shared/domain/property/certificate/risk-report';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { ExternalLinkIcon, lazyPart, MapPinIcon, MaskedValue } from '@pignon/shared/ui/core';
import { mapUrl } from './map-url';
import { FactList } from '../sections/section';
import { useSeen } from '../use-seen';
import styles from '../sections/chapters.module.css';

const LocationMap = lazyPart(async () => (await import('./location-map')).LocationMap);

const maskedFact = (label: string, value: string | null) =>
  value !== null && { label, value: <MaskedValue>{value}</MaskedValue> };

/** Location: the commune for customers too, the street for colleagues only. */
export function LocationBlock({ property }: { property: Property }) {
  const { t } = useTranslation('property');
  const masked = usePrivacy();
  const { location, locationMetadata: about, propertyMetadata } = property;
  const map = mapUrl(location, masked);
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
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
          {seen && <LocationMap location={location} masked={masked} pending={null} />}
        </div>
      )}
      <FactList
        facts={[
          about.transport !== null && { label: t('location.transport'), value: about.transport },
          about.nearestStation !== null && { label: t('location.nearestStation'), value: about.nearestStation },
          about.floodZone !== null && {
            label: t('location.flood'),
            value: t(about.floodZone ? 'answer.yes' : 'answer.no'),
          },
          about.riskReportDate !== null && {
            label: t('location.riskReport'),
            value: t(isRiskReportValid(about.riskReportDate, dayOf()) ? 'location.riskDated' : 'location.riskOld', {
              date: formatDate(about.riskReportDate),
            }),
          },
          maskedFact(t('location.cadastre'), propertyMetadata.cadastre),
          maskedFact(t('form.titleDeed'), propertyMetadata.titleDeed),
          maskedFact(t('form.lotNumbers'), propertyMetadata.lotNumbers),
          propertyMetadata.occupancy !== null && {
            label: t('form.occupancy'),
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
