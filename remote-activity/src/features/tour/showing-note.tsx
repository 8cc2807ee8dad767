import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { Showing } from '@pignon/shared/domain/visit/showing/showing.schema';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { TriangleAlertIcon } from '@pignon/shared/ui/core';
import styles from './tour.module.css';

/** Warns that no mandate is in force or that a withdrawal period runs, with a link to it. */
export function ShowingNote({ showing }: { showing: Showing }): ReactNode {
  const { t } = useTranslation('activity');
  const { propertyRef, mandateId, problem, until } = showing;
  const to = mandateId === null ? paths.property(propertyRef) : paths.mandate(mandateId);
  return (
    <p className={styles.caution}>
      <TriangleAlertIcon aria-hidden />
      <span>
        {problem === 'WITHDRAWAL' && until !== null
          ? t('showing.WITHDRAWAL', { until: formatDate(until) })
          : t('showing.NO_MANDATE')}{' '}
        <Link to={to}>
          {t(mandateId === null ? 'showing.toProperty' : 'showing.toMandate', { reference: propertyRef })}
        </Link>
      </span>
    </p>
  );
}
