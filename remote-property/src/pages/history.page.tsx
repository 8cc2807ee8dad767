import { ProblemError } from '@pignon/shared/api';
import { HISTORY_PLACES } from '@pignon/shared/domain/audit/history-places';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useParams, useSearchParams } from '@pignon/shared/router';
import { ArrowLeftIcon, ButtonLink, PageFrame } from '@pignon/shared/ui/core';
import type { HistoryFilter } from '../data/history.queries';
import { useProperty } from '../data/property.queries';
import { UnknownProperty, isUnknown } from '../features/detail/unknown-property';
import { HistoryFilters } from '../features/history/history-filters';
import { HistoryLines } from '../features/history/history-lines';
import { addRecordTexts } from '../features/record-texts';

function useFilter(): [HistoryFilter, (next: HistoryFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const user = search.get('user');
  const place = HISTORY_PLACES.find((each) => each === search.get('place'));
  return [{ ...(user && { user }), ...(place && { place }) }, (next) => setSearch({ ...next }, { replace: true })];
}

/** `/property/:reference/history`: changes of a property, newest first. */
export function Page() {
  addRecordTexts();
  const { t } = useTranslation('property');
  const { reference = '' } = useParams();
  const [filter, setFilter] = useFilter();
  const { error } = useProperty(reference);
  const backLink = (
    <ButtonLink to={paths.property(reference)} type="link" icon={<ArrowLeftIcon />}>
      {reference}
    </ButtonLink>
  );
  if (error instanceof ProblemError && isUnknown(error)) {
    return (
      <PageFrame title={t('history.title')} back={backLink}>
        <UnknownProperty reference={reference} />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={t('history.title')}
      tabTitle={`${reference} · ${t('history.title')}`}
      back={backLink}
      toolbar={<HistoryFilters filter={filter} onChange={setFilter} />}
    >
      <HistoryLines key={`${filter.user ?? ''} ${filter.place ?? ''}`} reference={reference} filter={filter} />
    </PageFrame>
  );
}
