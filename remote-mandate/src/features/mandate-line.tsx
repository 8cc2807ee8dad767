import type { ReactNode } from 'react';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { MandateStatusTag, MandateTypeTag } from '@pignon/shared/ui/core';
import { MandatePrice } from './mandate-price';
import { mandateTitle } from './mandate-title';
import { Principals } from './principals';
import { Term } from './mandate-term';
import styles from './mandate.module.css';

interface MandateLineProps {
  mandate: MandateSummary;
  /** Second part of the line: principals on a property's page, the property on a contact's. */
  shows?: 'principals' | 'property';
}

/** A mandate as a panel line. */
export function MandateLine({ mandate, shows = 'principals' }: MandateLineProps): ReactNode {
  const { t } = useTranslation('mandate');
  const { id, type, status, transactionType, propertyRef, propertyTitle } = mandate;
  return (
    <li className={styles.line}>
      <span className={styles.stack}>
        <span className={styles.tags}>
          <MandateTypeTag type={type} />
          <MandateStatusTag status={status} transaction={transactionType} />
        </span>
        <Link to={paths.mandate(id)}>{mandateTitle(mandate, t)}</Link>
        {shows === 'principals' ? (
          <Principals mandate={mandate} />
        ) : (
          <Link to={paths.property(propertyRef)}>{propertyTitle || propertyRef}</Link>
        )}
      </span>
      <span className={styles.end}>
        <MandatePrice mandate={mandate} />
        <Term mandate={mandate} />
      </span>
    </li>
  );
}
