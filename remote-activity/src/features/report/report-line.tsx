import type { ReactNode } from 'react';
import { call, useColleagues } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import type { SellerReport } from '@pignon/shared/domain/property/report/seller-report.schema';
import { formatDate, formatTime, useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { Button, FileTextIcon, MailIcon, MaskedValue, RefusedButton, useDocumentWindow } from '@pignon/shared/ui/core';
import styles from './report.module.css';

function OpenButton({ reference, id }: { reference: string; id: number }) {
  const { t } = useTranslation('activity');
  const watched = usePrivacy();
  const { open, busy } = useDocumentWindow();
  if (watched)
    return (
      <RefusedButton icon={<FileTextIcon />} reason={t('report.hidden')}>
        {t('voucher.open')}
      </RefusedButton>
    );
  const ask = () => call('GET property/{reference}/report/{id}', { params: { reference, id } });
  return (
    <Button icon={<FileTextIcon />} loading={busy} onClick={() => void open(t('report.one'), ask)}>
      {t('voucher.open')}
    </Button>
  );
}

interface ReportLineProps {
  reference: string;
  report: SellerReport;
  onMail: () => void;
}

/** One stored report: period, author, recipients and times. */
export function ReportLine({ reference, report, onMail }: ReportLineProps): ReactNode {
  const { t } = useTranslation('activity');
  const { nameOf } = useColleagues();
  const mayWrite = useMay('write');
  const period = t('report.span', { from: formatDate(report.from), to: formatDate(report.to) });
  return (
    <li className={styles.report} aria-label={period}>
      <p className={styles.period}>{period}</p>
      <p className={styles.soft}>
        {t('report.keptBy', { day: formatDate(report.keptTime), name: nameOf(report.keptBy) })}
      </p>
      {report.mails.length === 0 && <p className={styles.soft}>{t('report.unsent')}</p>}
      {report.mails.map(({ contactId, name, status, at, said }, index) => (
        <p key={`${contactId} ${index}`} className={status === 'SENT' ? styles.sent : styles.warning}>
          <MaskedValue>{name}</MaskedValue> {t(`report.mail.${status}`, { day: formatDate(at), time: formatTime(at) })}{' '}
          {status === 'FAILED' && said}
        </p>
      ))}
      {mayWrite && (
        <div className={styles.tools}>
          <OpenButton reference={reference} id={report.id} />
          <Button icon={<MailIcon />} onClick={onMail}>
            {t('voucher.mail')}
          </Button>
        </div>
      )}
    </li>
  );
}
