import type { Compliance } from '@pignon/shared/domain/property/compliance/compliance.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { ComplianceMark } from './compliance-mark';
import styles from './compliance.module.css';

/** One line: publishable or not, and the number of fields to complete or check. */
export function ComplianceSummary({ problems, publishable }: Pick<Compliance, 'problems' | 'publishable'>) {
  const { t } = useTranslation('property');
  const blocking = problems.filter(({ severity }) => severity === 'BLOCKING').length;
  const warning = problems.length - blocking;
  return (
    <p className={styles.summary} role="status">
      <ComplianceMark verdict={publishable ? 'OK' : 'BLOCKING'} />
      <strong>{publishable ? t('compliance.publishable') : t('compliance.blocked', { count: blocking })}</strong>
      {warning > 0 && <span>{t('compliance.warned', { count: warning })}</span>}
      {problems.length === 0 && <span>{t('compliance.publishableText')}</span>}
    </p>
  );
}
