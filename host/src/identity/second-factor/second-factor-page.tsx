import { useEffect, useRef, type ReactNode } from 'react';
import { call, ProblemError } from '@pignon/shared/api';
import { reloadProfile, signOut } from '@pignon/shared/auth';
import type { SecondFactorStep } from '@pignon/shared/domain/user/second-factor.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, LogOutIcon } from '@pignon/shared/ui/core';
import { AccountFrame } from '../../shell/account/account-frame';
import { CodeForm } from './code-form';
import { EnrolmentSteps, useEnrolment } from './enrolment';
import { SecondFactorCover } from './second-factor-cover';
import '../identity.css';
import './second-factor.css';

/** Reads the session again; the product opens. @throws ProblemError when it could not be read */
async function openProduct(): Promise<void> {
  if (!(await reloadProfile())) throw ProblemError.local('NETWORK');
}

/** Opens the product when another tab has verified the session. */
function useOtherTabs(): void {
  useEffect(() => {
    const readAgain = () => {
      if (document.visibilityState === 'visible') void reloadProfile();
    };
    document.addEventListener('visibilitychange', readAgain);
    return () => document.removeEventListener('visibilitychange', readAgain);
  }, []);
}

function CodeStep() {
  const { t } = useTranslation('identity');
  const isVerified = useRef(false);
  useOtherTabs();
  const verify = async (code: string) => {
    // a code is accepted once: only the profile is read again after a failure of that
    if (!isVerified.current) await call('POST user/me/second-factor/verify', { body: { code } });
    isVerified.current = true;
    await openProduct();
  };
  return (
    <>
      <CodeForm submitLabel={t('secondFactor.verify')} send={verify} acceptsRecoveryCode />
      <p className="host-second-factor-lead">{t('secondFactor.lost')}</p>
    </>
  );
}

function SetupStep() {
  const { t } = useTranslation('identity');
  const { setup, start, isBusy, failed, proof } = useEnrolment();
  const steps = useRef<HTMLDivElement>(null);
  // the button that had the focus is gone
  useEffect(() => steps.current?.querySelector<HTMLElement>('[data-begin]')?.focus({ preventScroll: true }), [setup]);
  if (setup)
    return (
      <div ref={steps}>
        <EnrolmentSteps setup={setup} onDone={() => void reloadProfile()} />
      </div>
    );
  return (
    <>
      <p>{t('secondFactor.demanded')}</p>
      <p className="host-second-factor-lead">{t('secondFactor.needs')}</p>
      {failed && <Alert type="error" title={failed} />}
      <Button type="primary" loading={isBusy} onClick={start}>
        {t(failed ? 'retry' : 'secondFactor.begin')}
      </Button>
      {proof}
    </>
  );
}

interface SecondFactorPageProps {
  step: SecondFactorStep;
  /** True while the product is open beneath. */
  covers?: boolean;
}

/** Asks for what the session lacks: the code of the second factor, or its enrolment. */
export function SecondFactorPage({ step, covers = false }: SecondFactorPageProps): ReactNode {
  const { t } = useTranslation('identity');
  const page = (
    <AccountFrame
      actions={
        <Button icon={<LogOutIcon />} onClick={() => void signOut()}>
          {t('proof.signOut')}
        </Button>
      }
    >
      <h1 className="host-second-factor-title">{t('secondFactor.title')}</h1>
      <div className="host-second-factor">{step === 'CODE' ? <CodeStep /> : <SetupStep />}</div>
    </AccountFrame>
  );
  return covers ? <SecondFactorCover label={t('secondFactor.title')}>{page}</SecondFactorCover> : page;
}
