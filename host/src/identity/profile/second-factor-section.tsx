import { useState } from 'react';
import { callQuery, useQuery, useQueryClient, type CallReply } from '@pignon/shared/api';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Dialog, ScreenLoading, SkeletonLines, Tag } from '@pignon/shared/ui/core';
import { EnrolmentSteps, useEnrolment } from '../second-factor/enrolment';
import { RecoveryCodesDialog, RemovalDialog } from '../second-factor/second-factor-dialogs';
import { useReauthentication } from './use-reauthentication';
import '../second-factor/second-factor.css';

type SecondFactor = CallReply<'GET user/me/second-factor'>;

const STATE = callQuery('GET user/me/second-factor', {});
const DIALOG_WIDTH = 480;
/** Number of recovery codes at which new ones are advised. */
const FEW_CODES = 2;

/** Since when there is a second factor, with how many recovery codes. */
function State({ state: { enrolledTime, recoveryCodesLeft, required } }: { state: SecondFactor }) {
  const { t } = useTranslation('identity');
  if (!enrolledTime)
    return (
      <>
        <p className="host-profile-lead">{t('secondFactor.needs')}</p>
        <p>
          <Tag>{t('secondFactor.off')}</Tag>
        </p>
      </>
    );
  return (
    <>
      <p>
        <Tag tone="green">{t('secondFactor.on', { day: formatDate(enrolledTime) })}</Tag>
      </p>
      <p>{t('secondFactor.left', { count: recoveryCodesLeft })}</p>
      {recoveryCodesLeft <= FEW_CODES && <Alert type="warning" title={t('secondFactor.few')} />}
      {required && <p className="host-profile-lead">{t('secondFactor.required')}</p>}
    </>
  );
}

/** Dialog of an enrolment; once the code was accepted, it closes only after the recovery codes are stored. */
function EnrolmentDialog({ setup, onChanged, onClose }: EnrolmentDialogProps) {
  const { t } = useTranslation('identity');
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [isReminded, setIsReminded] = useState(false);
  return (
    <Dialog
      open
      title={t('secondFactor.title')}
      width={DIALOG_WIDTH}
      onClose={() => (isConfirmed ? setIsReminded(true) : onClose())}
    >
      <EnrolmentSteps
        setup={setup}
        onDone={onClose}
        isReminded={isReminded}
        onConfirmed={() => {
          setIsConfirmed(true);
          onChanged();
        }}
      />
    </Dialog>
  );
}

interface EnrolmentDialogProps {
  setup: CallReply<'POST user/me/second-factor'>;
  onChanged: () => void;
  onClose: () => void;
}

/** Actions on one's own second factor, each after a recent sign-in. */
function Actions({ state, onChanged }: { state: SecondFactor; onChanged: () => void }) {
  const { t } = useTranslation('identity');
  const [dialog, setDialog] = useState<'codes' | 'removal'>();
  const enrolment = useEnrolment();
  const { prove, proof } = useReauthentication();
  const close = () => setDialog(undefined);
  return (
    <>
      {enrolment.failed && <Alert type="error" title={enrolment.failed} />}
      <div className="host-profile-actions">
        <Button type={state.enrolledTime ? 'default' : 'primary'} loading={enrolment.isBusy} onClick={enrolment.start}>
          {t(enrolment.failed ? 'retry' : state.enrolledTime ? 'secondFactor.move' : 'secondFactor.activate')}
        </Button>
        {state.enrolledTime && (
          <Button onClick={() => void prove(() => setDialog('codes'))}>{t('secondFactor.newCodes')}</Button>
        )}
        {state.enrolledTime && !state.required && (
          <Button type="text" danger onClick={() => void prove(() => setDialog('removal'))}>
            {t('secondFactor.deactivate')}
          </Button>
        )}
      </div>
      {proof}
      {enrolment.proof}
      {enrolment.setup && <EnrolmentDialog setup={enrolment.setup} onChanged={onChanged} onClose={enrolment.close} />}
      {dialog === 'codes' && <RecoveryCodesDialog onChanged={onChanged} onClose={close} />}
      {dialog === 'removal' && <RemovalDialog onChanged={onChanged} onClose={close} />}
    </>
  );
}

/** The user's second factor: state, enrolment, recovery codes, removal. */
export function SecondFactorSection() {
  const { t } = useTranslation('identity');
  const client = useQueryClient();
  const { data: state, isError, refetch } = useQuery(STATE);
  const readAgain = () => void client.invalidateQueries({ queryKey: STATE.queryKey });
  return (
    <section aria-labelledby="second-factor">
      <h2 id="second-factor">{t('secondFactor.title')}</h2>
      <p className="host-profile-lead">{t('secondFactor.lead')}</p>
      {state && (
        <>
          <State state={state} />
          <Actions state={state} onChanged={readAgain} />
        </>
      )}
      {!state && isError && (
        <Alert
          type="error"
          title={t('secondFactor.unread')}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
      {!state && !isError && (
        <ScreenLoading>
          <SkeletonLines lines={2} />
        </ScreenLoading>
      )}
    </section>
  );
}
