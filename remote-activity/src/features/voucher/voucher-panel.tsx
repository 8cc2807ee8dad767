import { useState, type ReactNode } from 'react';
import { call } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import type { SignedVoucher, VoucherState } from '@pignon/shared/domain/visit/voucher/voucher.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import {
  Button,
  FileSignatureIcon,
  FileTextIcon,
  lazyDialog,
  MaskedValue,
  Panel,
  PanelContent,
  RefusedButton,
  useDocumentWindow,
} from '@pignon/shared/ui/core';
import { useWaiting, WaitingMark } from '@pignon/shared/waiting';
import { isAmong, waitingPaper, waitingSignatures, type WaitingPaper } from '../waiting/merge-waiting-calls';
import { useVoucherState } from '../../data/voucher.queries';
import { SignedVoucherPart } from './signed-voucher';
import styles from './voucher.module.css';

const SignVoucherDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "sign-voucher-dialog" */ './sign-voucher-dialog')).SignVoucherDialog,
);

/** Prints the voucher for signature by hand; hidden in front of customers. */
function PrintButton({ groupId }: { groupId: string }) {
  const { t } = useTranslation('activity');
  const watched = usePrivacy();
  const { open, busy } = useDocumentWindow();
  const print = () =>
    void open(t('tour.voucher'), () => call('GET visit/group/{groupId}/voucher', { params: { groupId } }));
  if (watched)
    return (
      <RefusedButton icon={<FileTextIcon />} reason={t('tour.voucherHidden')}>
        {t('voucher.print')}
      </RefusedButton>
    );
  return (
    <Button icon={<FileTextIcon />} loading={busy} onClick={print}>
      {t('voucher.print')}
    </Button>
  );
}

interface NextVoucherProps {
  state: VoucherState;
  tour: Tour;
  /** True after signatures made offline. */
  isStarted: boolean;
  onSign: () => void;
}

/** Visits without voucher: to be signed, or excluded for lack of a mandate. */
function NextVoucher({ state, tour, isStarted, onSign }: NextVoucherProps) {
  const { t } = useTranslation('activity');
  const mayWrite = useMay('write');
  const { visitIds, left } = state.next;
  if (isStarted)
    return mayWrite ? (
      <div className={styles.tools}>
        <Button icon={<FileSignatureIcon />} onClick={onSign}>
          {t('voucher.signToo')}
        </Button>
      </div>
    ) : null;
  return (
    <>
      {visitIds.length > 0 && (
        <>
          <p>{t('voucher.unsigned', { count: visitIds.length })}</p>
          {mayWrite && (
            <div className={styles.tools}>
              <Button type="primary" icon={<FileSignatureIcon />} onClick={onSign}>
                {t('voucher.sign')}
              </Button>
              <PrintButton groupId={tour.groupId} />
            </div>
          )}
        </>
      )}
      {left.length > 0 && (
        <p className={styles.warning}>
          {t('voucher.left')}{' '}
          {left.map(({ visitId, propertyRef }, index) => (
            <span key={visitId}>
              {index > 0 && ', '}
              <Link to={paths.property(propertyRef)}>{propertyRef}</Link>
            </span>
          ))}
        </p>
      )}
      {visitIds.length === 0 && left.length === 0 && state.vouchers.length === 0 && (
        <p className={styles.soft}>{t('voucher.nothing')}</p>
      )}
    </>
  );
}

/** Signatures made offline, and those that the server refused. */
function WaitingSignatures({ signatures }: { signatures: ReturnType<typeof waitingSignatures> }) {
  return signatures.map(({ id, line, title }) => (
    <p key={id} className={styles.waiting}>
      <MaskedValue>
        <span>{title}</span>
      </MaskedValue>
      <WaitingMark line={line} />
    </p>
  ));
}

/** True when the new voucher still lacks signatures or has none. */
const isToSign = ({ next }: VoucherState, { signers, visitIds }: WaitingPaper): boolean =>
  visitIds === undefined || (next.visitIds.length > 0 && next.signatories.some((each) => !isAmong(signers, each)));

/** Vouchers of a tour: signed ones with their signatories, and the one to sign. */
export function VoucherPanel({ tour }: { tour: Tour }): ReactNode {
  const { t } = useTranslation('activity');
  const query = useVoucherState(tour.groupId);
  const [signing, setSigning] = useState<{ voucher?: SignedVoucher }>();
  const signatures = waitingSignatures(useWaiting(), tour.groupId);
  const paperOf = (number?: number) => waitingPaper(signatures, number);
  const initialPaper = paperOf();
  return (
    <Panel title={t('tour.voucher')} icon={<FileSignatureIcon />}>
      <PanelContent query={query} isEmpty={() => false} empty="">
        {(state) => (
          <div className={styles.parts}>
            {state.vouchers.map((voucher) => (
              <SignedVoucherPart
                key={voucher.number}
                voucher={voucher}
                state={state}
                signed={paperOf(voucher.number).signers}
                onSign={() => setSigning({ voucher })}
              />
            ))}
            <WaitingSignatures signatures={signatures} />
            {isToSign(state, initialPaper) && (
              <NextVoucher
                state={state}
                tour={tour}
                isStarted={initialPaper.visitIds !== undefined}
                onSign={() => setSigning({})}
              />
            )}
            {signing && (
              <SignVoucherDialog
                tour={tour}
                state={state}
                voucher={signing.voucher}
                waitingPaper={paperOf(signing.voucher?.number)}
                onClose={() => setSigning(undefined)}
              />
            )}
          </div>
        )}
      </PanelContent>
    </Panel>
  );
}
