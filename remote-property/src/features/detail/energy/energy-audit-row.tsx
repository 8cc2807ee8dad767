import { isAuditValid, needsAudit } from '@pignon/shared/domain/property/certificate/energy-audit';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { Alert } from '@pignon/shared/ui/core';
import styles from './energy.module.css';

/** The energy audit required for the sale: its date, or that it is missing or outdated. `day` is an ISO date. */
export function EnergyAuditRow({ property, day }: { property: Property; day: string }) {
  const { t } = useTranslation('property');
  const { auditDate, energyClass } = property.energyEfficiency;
  const isValid = auditDate !== null && isAuditValid(auditDate, day);
  if (!isValid && needsAudit(property, day))
    return (
      <Alert type="warning" title={t(auditDate === null ? 'energy.auditMissing' : 'energy.auditVoid')}>
        {t('energy.auditHelp', { letter: energyClass })}
      </Alert>
    );
  if (auditDate === null) return null;
  return <p className={styles.energyFine}>{t('energy.audit', { date: formatDate(auditDate) })}</p>;
}
