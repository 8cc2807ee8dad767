import type { ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import { fieldLocationOf } from '@pignon/shared/domain/property/compliance/field-location';
import type { Finding } from '@pignon/shared/domain/sync/sync.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { BanIcon, Tag, TriangleAlertIcon } from '@pignon/shared/ui/core';
import styles from './sync.module.css';

/** Link to the field to correct, for users who may edit. */
function FixLink({ reference, finding }: { reference: string; finding: Finding }): ReactNode {
  const { t } = useTranslation('admin');
  const mayWrite = useMay('write');
  const maySet = useMay('admin');
  const { to, words } = fieldLocationOf(finding.path, { reference });
  const mayCorrect = words === 'agency' ? maySet : mayWrite;
  return mayCorrect && <Link to={to}>{t(`sync.mend.${words}`)}</Link>;
}

interface FindingListProps {
  reference: string;
  findings: readonly Finding[];
  /** Accessible label of a standalone list. */
  label?: string;
}

/** Findings against a listing: rule, author, and link to mend it. */
export function FindingList({ reference, findings, label }: FindingListProps): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <ul className={styles.findings} aria-label={label}>
      {findings.map((finding) => {
        const { path, severity, message, source } = finding;
        const blocks = severity === 'BLOCKING';
        return (
          <li key={`${path} ${message}`}>
            {source && (
              <Tag tone={blocks ? 'crimson' : 'amber'} icon={blocks ? <BanIcon /> : <TriangleAlertIcon />}>
                {t(`sync.source.${source}`)}
              </Tag>
            )}
            <span>
              {message} <FixLink reference={reference} finding={finding} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
