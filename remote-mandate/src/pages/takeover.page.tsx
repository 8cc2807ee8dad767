import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { ArrowLeftIcon, ButtonLink, lazyPart, PageFrame, ScreenEmpty } from '@pignon/shared/ui/core';
import { DataTableSkeleton } from '@pignon/shared/ui/table';
import { StepBar } from '@pignon/shared/ui/upload';
import { RegisterFileStep } from '../features/takeover/steps/file-step';
import { STEPS, useTakeover } from '../features/takeover/use-takeover';

const ImportWizardSteps = lazyPart(
  async () => (await import('../features/takeover/steps/import-wizard-steps')).ImportWizardSteps,
  'page',
);

/**
 * `/mandate/takeover`: checks and takes over mandates of other software with their numbers. Hidden on the client's
 * screen.
 */
export function Page(): ReactNode {
  const { t } = useTranslation('mandate');
  const isPrivate = usePrivacy();
  const colleagues = useColleagues();
  const takeoverState = useTakeover();
  const { chosen, step } = takeoverState;
  const backLink = (
    <ButtonLink to={paths.mandateRegister} type="link" icon={<ArrowLeftIcon />}>
      {t('register.title')}
    </ButtonLink>
  );
  // a running takeover continues; its rows are masked
  if (isPrivate && step !== 'run')
    return (
      <PageFrame title={t('takeover.title')} back={backLink}>
        <ScreenEmpty title={t('form.hidden')}>{t('takeover.hiddenText')}</ScreenEmpty>
      </PageFrame>
    );
  return (
    <PageFrame title={t('takeover.title')} back={backLink}>
      <StepBar
        label={t('takeover.steps')}
        steps={STEPS.map((value) => ({ value, label: t(`takeover.step.${value}`) }))}
        current={step}
      />
      {step === 'file' && <RegisterFileStep onFile={takeoverState.take} />}
      {chosen && step !== 'file' && (
        <ImportWizardSteps
          takeoverState={takeoverState}
          selectedFile={chosen}
          colleagues={colleagues}
          pending={<DataTableSkeleton columns={4} rows={8} />}
        />
      )}
    </PageFrame>
  );
}
