import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { PageFrame } from '@pignon/shared/ui/core';
import { usePeople } from '../data/people.queries';
import { PeopleTable } from '../features/people-table';

/** The first screen of the domain. */
export function Page(): ReactNode {
  const { t } = useTranslation('example');
  const { data, error, refetch } = usePeople();
  return (
    <PageFrame title={t('title')} count={data?.length}>
      <PeopleTable data={data} error={error} refetch={refetch} />
    </PageFrame>
  );
}
