import { useColleagues } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, FilterChip } from '@pignon/shared/ui/core';
import { filterChips } from './filter-chips';
import { DEFAULT_FILTERS, NO_FILTER } from './list-state';
import type { PropertyListControls } from './use-property-list';
import styles from './list.module.css';

function NegotiatorChip({ email, onRemove }: { email: string; onRemove: () => void }) {
  const { t } = useTranslation('property');
  const { nameOf } = useColleagues();
  return <FilterChip label={t('chip.negotiator', { name: nameOf(email) })} onRemove={onRemove} />;
}

/** The filters at work, removed one by one or all together; or the way back to what the list shows at first. */
export function ListChips({ list }: { list: PropertyListControls }) {
  const { t } = useTranslation('property');
  const { filters, setFilters } = list;
  const chips = filterChips(filters, t);
  const first = filterChips(DEFAULT_FILTERS, t);
  const atDefault = chips.map((chip) => chip.label).join() === first.map((chip) => chip.label).join();
  return (
    <div className={styles.chips}>
      {chips.map(({ key, label, without }) =>
        key === 'negotiator' && filters.negotiator !== null ? (
          <NegotiatorChip key={key} email={filters.negotiator} onRemove={() => setFilters(without)} />
        ) : (
          <FilterChip key={key} label={label} onRemove={() => setFilters(without)} />
        ),
      )}
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
