import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { ArrowLeftIcon, ButtonLink, lazyPart, PageFrame, ScreenEmpty } from '@pignon/shared/ui/core';
import { DataTableSkeleton } from '@pignon/shared/ui/table';
import { StepBar } from '@pignon/shared/ui/upload';
import { contactScope } from '../data/contact-scope';
import { ContactFileStep } from '../features/import/steps/file-step';
import { STEPS, useImport } from '../features/import/use-import';

const ImportWizardSteps = lazyPart(
  async () => (await import('../features/import/steps/import-wizard-steps')).ImportWizardSteps,
  'page',
);

/** `/contact/import`: imports a file of contacts after a check. Not available in front of customers. */
export function Page(): ReactNode {
  const { t } = useTranslation('contact');
  const isPrivate = usePrivacy();
  const colleagues = useColleagues();
  const importState = useImport();
  const { chosen, step } = importState;
  const list = contactScope.use()?.address ?? paths.contacts;
  const backLink = (
    <ButtonLink to={list} type="link" icon={<ArrowLeftIcon />}>
      {t('list.title')}
    </ButtonLink>
  );
  // a running import continues; its rows are masked
  if (isPrivate && step !== 'run')
    return (
      <PageFrame title={t('import.title')} back={backLink}>
        <ScreenEmpty title={t('form.hidden')}>{t('import.hiddenText')}</ScreenEmpty>
      </PageFrame>
    );
  return (
    <PageFrame title={t('import.title')} back={backLink}>
      <StepBar
        label={t('import.steps')}
        steps={STEPS.map((value) => ({ value, label: t(`import.step.${value}`) }))}
        current={step}
      />
      {step === 'file' && (
        <ContactFileStep
          unfinishedImport={importState.unfinished}
          onFile={importState.take}
          onLeave={importState.leaveUnfinished}
        />
      )}
      {chosen && step !== 'file' && (
        <ImportWizardSteps
          importState={importState}
          selectedFile={chosen}
          colleagues={colleagues}
          pending={<DataTableSkeleton columns={3} rows={8} />}
        />
      )}
    </PageFrame>
  );
}
