import { uncapitalize } from '@pignon/shared/domain/common/french';
import { isLettingForbidden } from '@pignon/shared/domain/property/certificate/class-calendar';
import { presentClass } from '@pignon/shared/domain/property/certificate/current-energy-class';
import { isCertificateValid } from '@pignon/shared/domain/property/energy';
import { excessiveMention } from '@pignon/shared/domain/property/legal-mentions';
import { isHousing } from '@pignon/shared/domain/property/property-groups';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { formatDate, formatEuro, formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Alert } from '@pignon/shared/ui/core';
import { ownWordKey } from '../../field-labels';
import { PresentClassNote } from '../../present-class-note';
import { EnergyAuditRow } from './energy-audit-row';
import { EnergyScale } from './energy-scale';
import styles from './energy.module.css';

/** Both scales of the certificate with the sentences the law requires. `day` is an ISO date. */
export function EnergySection({ property, day }: { property: Property; day: string }) {
  const { t } = useTranslation('property');
  const energy = property.energyEfficiency;
  const { costMin, costMax, costReferenceDate, energyClass, date } = energy;
  const isLet = property.transactionType === 'RENT' && isHousing(property);
  const forbidden = isLet && isLettingForbidden(energyClass, property.location, day);
  const present = presentClass(property, day);
  return (
    <>
      <div className={styles.energy}>
        <EnergyScale kind="dpe" label={energyClass} value={energy.energyValue} />
        <EnergyScale kind="ges" label={energy.gesClass} value={energy.gesValue} />
      </div>
      <div className={styles.energyNotes}>
        {energyClass === 'NS' && energy.exemption !== null && (
          <p className={styles.energyCosts}>
            {t('energy.exempt', { reason: uncapitalize(t(ownWordKey('exemption', energy.exemption))) })}
          </p>
        )}
        {present && <PresentClassNote present={present} />}
        {excessiveMention(property) !== null && (
          <p className={styles.energyExcess}>{t('energy.excessive', { letter: energyClass })}</p>
        )}
        {forbidden && (
          <Alert type="error" title={t('energy.forbidden', { letter: energyClass })}>
            {t('energy.forbiddenHelp')}
          </Alert>
        )}
        {date && !isCertificateValid(date, day) && (
          <Alert type="warning" title={t('energy.void')}>
            {t('energy.voidHelp', { date: formatDate(date) })}
          </Alert>
        )}
        {costMin !== null && costMax !== null && (
          <p className={styles.energyCosts}>
            {t('energy.costs', { min: formatEuro(costMin), max: formatEuro(costMax) })}{' '}
            {costReferenceDate && t('energy.costsDate', { date: formatDate(costReferenceDate) })}
          </p>
        )}
        {energy.finalEnergyValue !== null && (
          <p className={styles.energyFine}>
            {t('energy.final', { value: formatNumber(energy.finalEnergyValue), unit: t('energy.dpe.unit') })}
          </p>
        )}
        <EnergyAuditRow property={property} day={day} />
        {(date ?? energy.ademeNumber) && (
          <p className={styles.energyFine}>
            {[
              date && t('energy.date', { date: formatDate(date) }),
              energy.ademeNumber && t('energy.ademe', { number: energy.ademeNumber }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </div>
    </>
  );
}
