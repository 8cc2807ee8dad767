import { useState, type ReactNode } from 'react';
import { call, type CallReply } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { useReauthentication } from '../profile/use-reauthentication';
import { useSingleTask } from '../use-single-task';
import { CodeForm } from './code-form';
import { RecoveryCodes } from './recovery-codes';
import { SecretView } from './secret-view';

type Setup = CallReply<'POST user/me/second-factor'>;

/** Requests a new secret, after a recent sign-in. `setup` is set while the user enrols. */
export function useEnrolment(): {
  setup: Setup | undefined;
  start: () => void;
  close: () => void;
  isBusy: boolean;
  failed: string | undefined;
  proof: ReactNode;
} {
  const [setup, setSetup] = useState<Setup>();
  const { busy, failed, run } = useSingleTask();
  const { prove, proof } = useReauthentication();
  const requestSecret = () => run('setup', async () => setSetup(await call('POST user/me/second-factor')));
  const start = () => void prove(requestSecret);
  return { setup, start, close: () => setSetup(undefined), isBusy: busy !== undefined, failed, proof };
}

interface EnrolmentStepsProps {
  setup: Setup;
  /** Called once the code was accepted: the account has its second factor from then on. */
  onConfirmed?: () => void;
  /** Called once the recovery codes are stored. */
  onDone: () => void;
  /** True once the user tried to close before. */
  isReminded?: boolean;
}

/** Steps of an enrolment: scan or type the secret, confirm with a code, store the recovery codes. */
export function EnrolmentSteps({ setup, onConfirmed, onDone, isReminded = false }: EnrolmentStepsProps) {
  const { t } = useTranslation('identity');
  const [codes, setCodes] = useState<readonly string[]>();
  const confirm = async (code: string) => {
    const { recoveryCodes } = await call('POST user/me/second-factor/confirm', { body: { code } });
    setCodes(recoveryCodes);
    onConfirmed?.();
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} isReminded={isReminded} />;
  return (
    <div className="host-identity-form">
      <p>{t('secondFactor.scan')}</p>
      <SecretView {...setup} />
      <CodeForm submitLabel={t('secondFactor.confirm')} send={confirm} />
    </div>
  );
}
