import type { ReactNode } from 'react';
import { negotiatorOptions, type Colleagues } from '@pignon/shared/api';
import { VISIT_STATUSES } from '@pignon/shared/domain/visit/visit.enums';
import { formatDate, formatLongDate, useTranslation } from '@pignon/shared/i18n';
import { toggled, type ControlsOf } from '@pignon/shared/router';
import { Button, FilterChip, FilterMenu, SearchField, SelectBox } from '@pignon/shared/ui/core';
import { useLinkNames } from '../events/link-names';
import { directionFor, NO_FILTER, PERIODS, VISIT_LIST } from './visit-list';

interface VisitToolsProps {
  list: ControlsOf<typeof VISIT_LIST>;
  colleagues: Colleagues;
}

/** Search, period, filters and order of the visit list. */
export function VisitTools({ list, colleagues }: VisitToolsProps): ReactNode {
  const { t } = useTranslation('activity');
  const { filters, setFilters, order, setOrder } = list;
  return (
    <>
      <SearchField
        label={t('visits.search')}
        value={filters.text}
        onSearch={(text) => setFilters({ text }, { replace: true })}
      />
      <SelectBox
        aria-label={t('visits.period')}
        value={filters.day === null ? filters.period : ''}
        placeholder={filters.day === null ? undefined : formatDate(filters.day)}
        options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
        onChange={(value) => {
          const period = PERIODS.find((one) => one === value) ?? 'UPCOMING';
          setFilters({ period, day: null }, { order: { property: 'start', direction: directionFor(period) } });
        }}
      />
      <FilterMenu
        label={t('filter.status')}
        options={VISIT_STATUSES.map((value) => ({ value, label: t(`visitStatus.${value}`) }))}
        chosen={filters.status}
        onToggle={(status) => setFilters((now) => ({ status: toggled(now.status, status) }))}
      />
      <FilterMenu
        label={t('filter.negotiator')}
        options={negotiatorOptions(colleagues)}
        chosen={filters.negotiator === null ? [] : [filters.negotiator]}
        onToggle={(one) => setFilters({ negotiator: one === filters.negotiator ? null : one })}
      />
      <SelectBox
        aria-label={t('visits.order')}
        value={order.property === 'start' ? order.direction : ''}
        placeholder={order.property === 'start' ? undefined : t('visits.order')}
        options={[
          { value: 'ASC', label: t('order.ASC') },
          { value: 'DESC', label: t('order.DESC') },
        ]}
        onChange={(direction) => setOrder({ property: 'start', direction: direction === 'DESC' ? 'DESC' : 'ASC' })}
      />
    </>
  );
}

/** Active filters, each with a remove button. */
export function VisitChips({ list, colleagues }: VisitToolsProps): ReactNode {
  const { t } = useTranslation('activity');
  const { day, status, negotiator, property, contact } = list.filters;
  const nameOf = useLinkNames([
    ...(property === null ? [] : [{ kind: 'property' as const, id: property }]),
    ...(contact === null ? [] : [{ kind: 'contact' as const, id: String(contact) }]),
  ]);
  const hasFilters = day !== null || status.length > 0 || negotiator !== null || property !== null || contact !== null;
  return (
    <>
      {day !== null && <FilterChip label={formatLongDate(day)} onRemove={() => list.setFilters({ day: null })} />}
      {status.map((one) => (
        <FilterChip
          key={one}
          label={t(`visitStatus.${one}`)}
          onRemove={() => list.setFilters((now) => ({ status: toggled(now.status, one) }))}
        />
      ))}
      {negotiator !== null && (
        <FilterChip label={colleagues.nameOf(negotiator)} onRemove={() => list.setFilters({ negotiator: null })} />
      )}
      {property !== null && (
        <FilterChip
          label={nameOf({ kind: 'property', id: property })}
          onRemove={() => list.setFilters({ property: null })}
        />
      )}
      {contact !== null && (
        <FilterChip
          label={nameOf({ kind: 'contact', id: String(contact) })}
          onRemove={() => list.setFilters({ contact: null })}
        />
      )}
      {hasFilters && (
        <Button type="link" size="small" onClick={() => list.setFilters(NO_FILTER, { order: VISIT_LIST.defaultOrder })}>
          {t('action.clearFilters')}
        </Button>
      )}
    </>
  );
}
