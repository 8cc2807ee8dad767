import { useState, type ReactNode } from 'react';
import { bus } from '@pignon/shared/bus';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { Reports, SellerReport } from '@pignon/shared/domain/property/report/seller-report.schema';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { Link, toggled } from '@pignon/shared/router';
import { Alert, Button, Dialog, MaskedValue, sentenceOf } from '@pignon/shared/ui/core';
import { useMailReport } from '../../data/report.queries';
import styles from './report.module.css';

interface MailReportDialogProps {
  reference: string;
  report: SellerReport;
  owners: Reports['owners'];
  onClose: () => void;
}

/** Sends a stored report to owners by e-mail; shows why an owner cannot be reached. */
export function MailReportDialog({ reference, report, owners, onClose }: MailReportDialogProps): ReactNode {
  const { t } = useTranslation('activity');
  const reachable = owners.filter(({ problem }) => problem === null).map(({ contactId }) => contactId);
  const [selectedIds, setSelectedIds] = useState<readonly number[]>(reachable);
  const { mutate, isPending, error } = useMailReport(reference, report.id, ({ content }) => {
    const mails = content.find(({ id }) => id === report.id)?.mails.slice(report.mails.length) ?? [];
    if (mails.every(({ status }) => status === 'SENT')) bus.publish('notice.raised', { message: t('report.sent') });
    // the panel behind shows the other results
    onClose();
  });
  return (
    <Dialog
      open
      title={t('report.mailTitle', { from: formatDate(report.from), to: formatDate(report.to) })}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('report.later')}</Button>
          <Button
            type="primary"
            loading={isPending}
            disabled={selectedIds.length === 0}
            onClick={() => mutate([...selectedIds])}
          >
            {t('voucher.mailSend')}
          </Button>
        </>
      }
    >
      {owners.length === 0 && <Alert type="info" title={t('report.noOwner')} />}
      <fieldset className={styles.receivers}>
        <legend>{t('report.owners')}</legend>
        {owners.map(({ contactId, name, problem }) => (
          <div key={contactId} className={styles.receiver}>
            <label>
              <input
                type="checkbox"
                disabled={problem !== null}
                checked={selectedIds.includes(contactId)}
                onChange={() => setSelectedIds((ids) => toggled(ids, contactId))}
              />
              <MaskedValue>{name}</MaskedValue>
            </label>
            {problem !== null && (
              <Link className={styles.warning} to={paths.contact(contactId)}>
                {t(`report.problem.${problem}`)}
              </Link>
            )}
          </div>
        ))}
      </fieldset>
      {error && <Alert type="error" title={sentenceOf(error) ?? t('state.error')} />}
    </Dialog>
  );
}
