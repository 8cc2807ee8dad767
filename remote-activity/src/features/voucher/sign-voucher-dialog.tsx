import { useState, type ReactNode } from 'react';
import { bus } from '@pignon/shared/bus';
import { isoOf } from '@pignon/shared/domain/common/date-time';
import { isAttested } from '@pignon/shared/domain/visit/visit-status';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import type { SignedVoucher, VoucherState } from '@pignon/shared/domain/visit/voucher/voucher.schema';
import { formatDate, formatTime, useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Dialog, sentenceOf } from '@pignon/shared/ui/core';
import { useWaitingWords } from '@pignon/shared/waiting';
import { SignatureField } from '@pignon/shared/ui/form';
import { useSignVoucher } from '../../data/voucher.queries';
import { isAmong, type WaitingPaper } from '../waiting/merge-waiting-calls';
import { SignatoryName } from './signatory-name';
import styles from './voucher.module.css';

interface SignVoucherDialogProps {
  tour: Tour;
  state: VoucherState;
  /** A partly signed voucher; absent for a new one. */
  voucher: SignedVoucher | undefined;
  /** Signatures given offline, and the visits on the new voucher at that time. */
  waitingPaper: WaitingPaper;
  onClose: () => void;
}

const keyOf = ({ contactId, person }: { contactId: number; person: string }) => `${contactId} ${person}`;

const signatoriesOf = (state: VoucherState, voucher: SignedVoucher | undefined, { signers }: WaitingPaper) =>
  (voucher?.signatories ?? state.next.signatories).map((each) => ({
    ...each,
    signed: ('signedAt' in each && each.signedAt !== null) || isAmong(signers, each),
  }));

/** Collects the signatures of those present; others sign the same document later. */
export function SignVoucherDialog({
  tour,
  state: read,
  voucher,
  waitingPaper,
  onClose,
}: SignVoucherDialogProps): ReactNode {
  const { t } = useTranslation('activity');
  const waitingWord = useWaitingWords();
  // users sign what they see: a tour that changes meanwhile is refused, not updated on screen
  const [state] = useState(read);
  const [images, setImages] = useState<Readonly<Record<string, string | null>>>({});
  const { mutate, isPending, error } = useSignVoucher(state, (isQueued) => {
    bus.publish('notice.raised', { message: isQueued ? waitingWord('waiting:kept') : t('voucher.saved') });
    onClose();
  });
  const signatories = signatoriesOf(state, voucher, waitingPaper);
  const startedVisitIds = voucher?.visitIds ?? waitingPaper.visitIds;
  const visitIds = startedVisitIds ?? state.next.visitIds;
  // a visit cancelled on this screen is on no new document, before the server knows
  const visits = tour.visits.filter(
    (visit) => visitIds.includes(visit.id) && (startedVisitIds !== undefined || isAttested(visit)),
  );
  const signers = signatories.flatMap(({ contactId, person }) => {
    const image = images[keyOf({ contactId, person })];
    return image ? [{ contactId, person, image }] : [];
  });
  const sign = () => {
    const visitLines = visits.map(({ id, propertyRef, start, end }) => ({
      visitId: id,
      propertyRef,
      start: isoOf(start),
      end: isoOf(end),
    }));
    const names = signatories.filter((each) => images[keyOf(each)]).map(({ name, company }) => name || (company ?? ''));
    mutate({
      body: { ...(voucher ? { number: voucher.number } : { seen: visitLines }), signers },
      names: names.join(', '),
    });
  };
  const words = { write: t('voucher.write'), clear: t('voucher.clear') };
  return (
    <Dialog
      open
      title={t('voucher.signTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button type="primary" loading={isPending} disabled={signers.length === 0} onClick={sign}>
            {t('voucher.keep', { count: signers.length })}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        <p>{t('voucher.statement', { count: visits.length })}</p>
        <ul className={styles.visits}>
          {visits.map(({ id, propertyRef, propertyTitle, city, start, end }) => (
            <li key={id}>
              <span className={styles.time}>
                {formatDate(start)} {formatTime(start)} – {formatTime(end)}
              </span>{' '}
              {[propertyTitle || propertyRef, city].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
        {signatories.map((signatory, index) =>
          signatory.signed ? null : (
            <div key={keyOf(signatory)} className={styles.signatory}>
              <strong>
                <SignatoryName signatory={signatory} number={index + 1} />
              </strong>
              <SignatureField
                label={t('voucher.drawing', { number: index + 1 })}
                name={signatory.name || (signatory.company ?? '')}
                words={words}
                onChange={(image) => setImages((before) => ({ ...before, [keyOf(signatory)]: image }))}
              />
            </div>
          ),
        )}
        {error && <Alert type="error" title={sentenceOf(error) ?? t('state.error')} />}
      </div>
    </Dialog>
  );
}
