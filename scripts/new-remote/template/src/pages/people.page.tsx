import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { PageFrame } from '@pignon/shared/ui/core';
import { PeopleTable } from '../features/people-table';

/** The first screen of the domain. */
export function Page(): ReactNode {
  const { t } = useTranslation('example');
  return (
    <PageFrame title={t('title')}>
      <PeopleTable />
    </PageFrame>
  );
}
