import type { ReactNode } from 'react';
import type { Verdict } from '@pignon/shared/domain/property/compliance/compliance.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { BanIcon, CircleCheckIcon, TriangleAlertIcon } from '@pignon/shared/ui/core';
import styles from './compliance.module.css';

const ICONS: Readonly<Record<Verdict, ReactNode>> = {
  OK: <CircleCheckIcon />,
  WARNING: <TriangleAlertIcon />,
  BLOCKING: <BanIcon />,
};

/** Green, amber or red mark, with a distinct shape and a label for screen readers. */
export function ComplianceMark({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('property');
  return (
    <span className={styles.mark} data-verdict={verdict} title={t(`compliance.verdict.${verdict}`)}>
      {ICONS[verdict]}
      <span className="pg-hidden">{t(`compliance.verdict.${verdict}`)}</span>
    </span>
  );
}
