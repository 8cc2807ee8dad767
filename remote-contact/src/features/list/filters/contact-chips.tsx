import type { ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, FilterChip } from '@pignon/shared/ui/core';
import { useCityNames } from '../../../data/city.queries';
import { ANY } from '../contact-list';
import type { ContactControls } from '../contact-tools';
import { CHOICES, countOf, type Choice } from './person-filters';
import { useFilterLabels } from './use-filter-labels';

/** Number of communes named in a chip; the rest are counted. */
const NAMED_CITIES = 3;

function CitiesChip({ list }: { list: ContactControls }): ReactNode {
  const { t } = useTranslation('contact');
  const { cities } = list.filters;
  const nameOf = useCityNames(cities);
  const cityNames = cities.slice(0, NAMED_CITIES).map((code) => nameOf(code) ?? code);
  const more = cities.length - NAMED_CITIES;
  const label = [...cityNames, ...(more > 0 ? [`+${more}`] : [])].join(', ');
  return <FilterChip label={t('chip.cities', { cities: label })} onRemove={() => list.setFilters({ cities: [] })} />;
}

function PersonChips({ list }: { list: ContactControls }): ReactNode {
  const { t } = useTranslation('contact');
  const { chipOf } = useFilterLabels();
  const { filters, setFilters } = list;
  const choices = (Object.keys(CHOICES) as Choice[]).filter((name) => filters[name] !== ANY);
  return (
    <>
      {choices.map((name) => (
        <FilterChip key={name} label={chipOf(name, filters[name])} onRemove={() => setFilters({ [name]: ANY })} />
      ))}
      {filters.source !== null && (
        <FilterChip
          label={t('chip.source', { source: filters.source })}
          onRemove={() => setFilters({ source: null })}
        />
      )}
      {filters.cities.length > 0 && <CitiesChip list={list} />}
    </>
  );
}

/** Active filters, each with a remove button. */
export function ContactChips({ list, colleagues }: { list: ContactControls; colleagues: Colleagues }): ReactNode {
  const { t } = useTranslation('contact');
  const { negotiator, archive, hasFilters } = list.filters;
  const hasAnyFilter = negotiator !== null || hasFilters || archive !== 'ACTIVE' || countOf(list.filters) > 0;
  return (
    <>
      {negotiator !== null && (
        <FilterChip
          label={t('chip.negotiator', { name: colleagues.nameOf(negotiator) })}
          onRemove={() => list.setFilters({ negotiator: null })}
        />
      )}
      {hasFilters && (
        <FilterChip label={t('list.withCriteria')} onRemove={() => list.setFilters({ hasFilters: false })} />
      )}
      {archive !== 'ACTIVE' && (
        <FilterChip label={t(`archive.${archive}`)} onRemove={() => list.setFilters({ archive: 'ACTIVE' })} />
      )}
      <PersonChips list={list} />
      {hasAnyFilter && (
        <Button type="link" size="small" onClick={list.resetFilters}>
          {t('action.clearFilters')}
        </Button>
      )}
    </>
  );
}
