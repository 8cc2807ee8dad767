import { useState, type ReactNode } from 'react';
import { bus } from '@pignon/shared/bus';
import type { SignedVoucher, VoucherState } from '@pignon/shared/domain/visit/voucher/voucher.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { toggled } from '@pignon/shared/router';
import { Alert, Button, Dialog, sentenceOf } from '@pignon/shared/ui/core';
import { useMailVoucher } from '../../data/voucher.queries';
import { SignatoryName } from './signatory-name';
import styles from './voucher.module.css';

interface MailVoucherDialogProps {
  voucher: SignedVoucher;
  state: VoucherState;
  onClose: () => void;
}

/** Sends a signed voucher to visitors who want it, at their contact's e-mail address. */
export function MailVoucherDialog({ voucher, state, onClose }: MailVoucherDialogProps): ReactNode {
  const { t } = useTranslation('activity');
  const visitors = [...new Set(voucher.signatories.map(({ contactId }) => contactId))];
  const reachable = visitors.filter((id) => state.reachable.includes(id));
  const [selectedIds, setSelectedIds] = useState<readonly number[]>(reachable);
  const { mutate, isPending, error } = useMailVoucher(state.groupId, voucher, ({ vouchers }) => {
    const newMails = vouchers.find(({ number }) => number === voucher.number)?.mails.slice(voucher.mails.length) ?? [];
    if (newMails.every(({ status }) => status === 'SENT'))
      bus.publish('notice.raised', { message: t('voucher.mailed') });
    // the panel behind shows the other results
    onClose();
  });
  return (
    <Dialog
      open
      title={t('voucher.mailTitle')}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
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
      <fieldset className={styles.receivers}>
        <legend>{t('voucher.mailTo')}</legend>
        {visitors.map((id) => {
          const place = voucher.signatories.findIndex(({ contactId }) => contactId === id);
          const signatory = voucher.signatories[place];
          const isReachable = reachable.includes(id);
          return (
            <label key={id}>
              <input
                type="checkbox"
                disabled={!isReachable}
                checked={selectedIds.includes(id)}
                onChange={() => setSelectedIds((ids) => toggled(ids, id))}
              />
              {signatory && <SignatoryName signatory={signatory} number={place + 1} />}
              {!isReachable && <span className={styles.soft}>{t('voucher.noAddress')}</span>}
            </label>
          );
        })}
      </fieldset>
      {error && <Alert type="error" title={sentenceOf(error) ?? t('state.error')} />}
    </Dialog>
  );
}
