import { useState, type ReactNode } from 'react';
import { call } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import type { SignedVoucher, VoucherState } from '@pignon/shared/domain/visit/voucher/voucher.schema';
import { formatDate, formatTime, useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import {
  Button,
  CheckIcon,
  FileSignatureIcon,
  FileTextIcon,
  MailIcon,
  RefusedButton,
  useDocumentWindow,
} from '@pignon/shared/ui/core';
import { isAmong, type WaitingPaper } from '../waiting/merge-waiting-calls';
import { SignatoryName } from './signatory-name';
import { MailVoucherDialog } from './mail-voucher-dialog';
import styles from './voucher.module.css';

function Signed({ voucher }: { voucher: SignedVoucher }) {
  const { t } = useTranslation('activity');
  return (
    <ul className={styles.signatories}>
      {voucher.signatories.map((signatory, index) => (
        <li key={`${signatory.contactId} ${signatory.person}`}>
          <SignatoryName signatory={signatory} number={index + 1} />
          {signatory.signedAt ? (
            <span className={styles.done}>
              <CheckIcon aria-hidden />
              {t('voucher.signedAt', { day: formatDate(signatory.signedAt), time: formatTime(signatory.signedAt) })}
            </span>
          ) : (
            <span className={styles.soft}>{t('voucher.waits')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** State of the last message to each visitor that carried the voucher. */
function Mails({ voucher }: { voucher: SignedVoucher }) {
  const { t } = useTranslation('activity');
  const last = new Map(voucher.mails.map((mail) => [mail.contactId, mail]));
  return (
    <>
      {[...last.values()].map(({ contactId, status, at, said }) => {
        const place = voucher.signatories.findIndex((each) => each.contactId === contactId);
        const signatory = voucher.signatories[place];
        return (
          <p key={contactId} className={status === 'SENT' ? styles.soft : styles.warning}>
            {signatory && <SignatoryName signatory={signatory} number={place + 1} />}{' '}
            {t(`voucher.mail.${status}`, { day: formatDate(at), time: formatTime(at) })} {status === 'FAILED' && said}
          </p>
        );
      })}
    </>
  );
}

function OpenButton({ groupId, number }: { groupId: string; number: number }) {
  const { t } = useTranslation('activity');
  const watched = usePrivacy();
  const { open, busy } = useDocumentWindow();
  const ask = () => call('GET visit/group/{groupId}/voucher/{number}', { params: { groupId, number } });
  if (watched)
    return (
      <RefusedButton icon={<FileTextIcon />} reason={t('tour.voucherHidden')}>
        {t('voucher.open')}
      </RefusedButton>
    );
  return (
    <Button icon={<FileTextIcon />} loading={busy} onClick={() => void open(t('tour.voucher'), ask)}>
      {t('voucher.open')}
    </Button>
  );
}

interface SignedVoucherPartProps {
  voucher: SignedVoucher;
  state: VoucherState;
  /** Signatures given offline. */
  signed: WaitingPaper['signers'];
  /** Lets the remaining visitors sign. */
  onSign: () => void;
}

/** A signed voucher: signers and dates; open, send, or collect missing signatures. */
export function SignedVoucherPart({ voucher, state, signed, onSign }: SignedVoucherPartProps): ReactNode {
  const { t } = useTranslation('activity');
  const mayWrite = useMay('write');
  const [mailing, setMailing] = useState(false);
  const needsSignature = voucher.signatories.some((each) => each.signedAt === null && !isAmong(signed, each));
  return (
    <section className={styles.voucher} aria-label={t('voucher.numbered', { number: voucher.number })}>
      {state.vouchers.length > 1 && <h3>{t('voucher.numbered', { number: voucher.number })}</h3>}
      <p>{t('voucher.holds', { count: voucher.visitIds.length })}</p>
      <Signed voucher={voucher} />
      <Mails voucher={voucher} />
      {mayWrite && (
        <div className={styles.tools}>
          {needsSignature && (
            <Button icon={<FileSignatureIcon />} onClick={onSign}>
              {t('voucher.signToo')}
            </Button>
          )}
          <OpenButton groupId={state.groupId} number={voucher.number} />
          <Button icon={<MailIcon />} onClick={() => setMailing(true)}>
            {t('voucher.mail')}
          </Button>
        </div>
      )}
      {mailing && <MailVoucherDialog voucher={voucher} state={state} onClose={() => setMailing(false)} />}
    </section>
  );
}
