import { useMay } from '@pignon/shared/auth';
import type { ComplianceProblem } from '@pignon/shared/domain/property/compliance/compliance.schema';
import { fieldLocationOf } from '@pignon/shared/domain/property/compliance/field-location';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import styles from './compliance.module.css';

interface ProblemLineProps {
  problem: ComplianceProblem;
  property: Pick<Property, 'reference' | 'mandateStatus'>;
  /** Called when the link is followed. */
  onLeave?: () => void;
}

/** One legal problem, with a link to the field to correct, for users who may edit. */
export function ProblemLine({ problem, property, onLeave }: ProblemLineProps) {
  const { t } = useTranslation('property');
  const mayWrite = useMay('write');
  const maySet = useMay('admin');
  const { to, words } = fieldLocationOf(problem.path, property);
  const mayCorrect = words === 'agency' ? maySet : mayWrite;
  return (
    <p className={styles.problem} data-verdict={problem.severity}>
      {problem.message}{' '}
      {mayCorrect && (
        <Link to={to} {...(onLeave && { onClick: onLeave })}>
          {t(`compliance.${words}`)}
        </Link>
      )}
      {!mayCorrect && words === 'agency' && <span>{t('compliance.askManager')}</span>}
    </p>
  );
}
