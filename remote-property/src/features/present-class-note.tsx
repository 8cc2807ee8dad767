import type { PresentClass } from '@pignon/shared/domain/property/certificate/current-energy-class';
import { useTranslation } from '@pignon/shared/i18n';
import { EnergyBadge } from '@pignon/shared/ui/core';
import styles from './present-class-note.module.css';

/** Class of the certificate by today's rules, the reason, and that its letter remains valid. */
export function PresentClassNote({ present }: { present: PresentClass }) {
  const { t } = useTranslation('property');
  const { energyClass, changes, exact } = present;
  return (
    <p className={styles.note}>
      <span>
        {t(exact ? 'energy.present.exact' : 'energy.present.atBest')} <EnergyBadge letter={energyClass} />
      </span>
      {changes.map((change) => (
        <span key={change}>{t(`energy.change.${change}`)}</span>
      ))}
      <span>{t('energy.present.letter')}</span>
    </p>
  );
}
