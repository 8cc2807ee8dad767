import { useColleagues } from '@pignon/shared/api';
import { HISTORY_PLACES, type HistoryPlace } from '@pignon/shared/domain/audit/history-places';
import { useTranslation } from '@pignon/shared/i18n';
import { SelectBox } from '@pignon/shared/ui/core';
import type { HistoryFilter } from '../../data/history.queries';
import { useFieldLabels } from '../field-labels';

const ALL = '';

interface HistoryFiltersProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** Filters of the history: author and field. */
export function HistoryFilters({ filter: { user, place }, onChange }: HistoryFiltersProps) {
  const { t } = useTranslation('property');
  const { label } = useFieldLabels();
  const { all, nameOf } = useColleagues();
  const people = all.map(({ loginEmail }) => ({ value: loginEmail, label: nameOf(loginEmail) }));
  const places = HISTORY_PLACES.map((value) => ({ value, label: label(value) }));
  const changeFilters = (next: { user?: string | undefined; place?: HistoryPlace | undefined }) =>
    onChange({ ...(next.user && { user: next.user }), ...(next.place && { place: next.place }) });
  return (
    <>
      <SelectBox
        aria-label={t('history.person')}
        placeholder={t('history.everybody')}
        value={user ?? ALL}
        options={people}
        onChange={(value) => changeFilters({ user: value, place })}
      />
      <SelectBox
        aria-label={t('history.place')}
        placeholder={t('history.everything')}
        value={place ?? ALL}
        options={places}
        onChange={(value) => changeFilters({ user, place: HISTORY_PLACES.find((each) => each === value) })}
      />
    </>
  );
}
