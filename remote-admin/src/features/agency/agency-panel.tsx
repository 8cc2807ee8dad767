import type { ReactNode } from 'react';
import { lazyPart, ScreenError, ScreenLoading, Skeleton } from '@pignon/shared/ui/core';
import { useAgency } from '../../data/agency.queries';

const AgencyForm = lazyPart(async () => (await import('./agency-form')).AgencyForm);

const FORM_HEIGHT = 640;

function FormLoading(): ReactNode {
  return (
    <ScreenLoading>
      <Skeleton height={FORM_HEIGHT} />
    </ScreenLoading>
  );
}

/** The settings of the agency. */
export function AgencyPanel(): ReactNode {
  const { data, error, refetch } = useAgency();
  if (!data) return error ? <ScreenError error={error} onRetry={() => void refetch()} /> : <FormLoading />;
  return <AgencyForm agency={data} pending={<FormLoading />} />;
}
