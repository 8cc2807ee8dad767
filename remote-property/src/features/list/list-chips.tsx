import { useColleagues } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, FilterChip, useRecordNames } from '@pignon/shared/ui/core';
import { useCityNames } from '../../data/city.queries';
import { filterChips, type Chip } from './filter-chips';
import { DEFAULT_FILTERS, NO_FILTER } from './list-filters';
import type { PropertyListControls } from './use-property-list';
import styles from './list.module.css';

/** Number of communes named in a chip; the rest are counted. */
const NAMED_CITIES = 3;

function NegotiatorChip({ email, onRemove }: { email: string; onRemove: () => void }) {
  const { t } = useTranslation('property');
  const { nameOf } = useColleagues();
  return <FilterChip label={t('chip.negotiator', { name: nameOf(email) })} onRemove={onRemove} />;
}

function ContactChip({ id, label, onRemove }: { id: string; label: string; onRemove: () => void }) {
  const record = { kind: 'contact', id };
  return <FilterChip label={useRecordNames([record])(record) ?? label} onRemove={onRemove} />;
}

function CitiesChip({ codes, onRemove }: { codes: readonly string[]; onRemove: () => void }) {
  const { t } = useTranslation('property');
  const nameOf = useCityNames(codes);
  const cityNames = codes.slice(0, NAMED_CITIES).map(nameOf).join(', ');
  const more = codes.length - NAMED_CITIES;
  const cities = more > 0 ? t('chip.citiesAndMore', { cities: cityNames, count: more }) : cityNames;
  return <FilterChip label={t('chip.cities', { cities })} onRemove={onRemove} />;
}

function chipOf({ key, label }: Chip, { filters, setFilters }: PropertyListControls, t: (key: string) => string) {
  const onRemove = () => setFilters((now) => filterChips(now, t).find((chip) => chip.key === key)?.without ?? {});
  if (key === 'negotiator' && filters.negotiator !== null)
    return <NegotiatorChip key={key} email={filters.negotiator} onRemove={onRemove} />;
  if (key === 'contactId')
    return <ContactChip key={key} id={String(filters.contactId)} label={label} onRemove={onRemove} />;
  if (key === 'cities') return <CitiesChip key={key} codes={filters.cities} onRemove={onRemove} />;
  return <FilterChip key={key} label={label} onRemove={onRemove} />;
}

/** Active filters, removable one by one or all; or a link to the default list. */
export function ListChips({ list }: { list: PropertyListControls }) {
  const { t } = useTranslation('property');
  const { filters, setFilters } = list;
  const chips = filterChips(filters, t);
  const first = filterChips(DEFAULT_FILTERS, t);
  const atDefault = chips.map((chip) => chip.label).join() === first.map((chip) => chip.label).join();
  return (
    <div className={styles.chips}>
      {chips.map((chip) => chipOf(chip, list, t))}
      {chips.length > 0 && (
        <Button type="link" size="small" onClick={() => setFilters(NO_FILTER)}>
          {t('list.seeAll')}
        </Button>
      )}
      {!atDefault && (
        <Button type="link" size="small" onClick={() => setFilters(DEFAULT_FILTERS)}>
          {t('list.reset')}
        </Button>
      )}
    </div>
  );
}
