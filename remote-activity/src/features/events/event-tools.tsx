import type { ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import { EVENT_TYPES } from '@pignon/shared/domain/event/event.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { toggled, type ControlsOf } from '@pignon/shared/router';
import { Button, FilterChip, FilterMenu, Segmented, SelectBox } from '@pignon/shared/ui/core';
import { OWNERS, SPANS, type EVENT_LIST } from './event-list';

interface EventToolsProps {
  list: ControlsOf<typeof EVENT_LIST>;
  colleagues: Colleagues;
}

/** Whose events, of which kind, from when. */
export function EventTools({ list, colleagues }: EventToolsProps): ReactNode {
  const { t } = useTranslation('activity');
  const { filters, setFilters } = list;
  return (
    <>
      <Segmented
        label={t('events.whose')}
        value={filters.whose}
        options={OWNERS.map((value) => ({ value, label: t(`whose.${value}`) }))}
        onChange={(whose) => setFilters({ whose, user: null })}
      />
      <SelectBox
        aria-label={t('visits.period')}
        value={filters.span}
        options={SPANS.map((value) => ({ value, label: t(`span.${value}`) }))}
        onChange={(value) => setFilters({ span: SPANS.find((one) => one === value) ?? 'ANY' })}
      />
      <FilterMenu
        label={t('filter.type')}
        options={EVENT_TYPES.map((value) => ({ value, label: t(`eventType.${value}`) }))}
        chosen={filters.type}
        onToggle={(type) => setFilters({ type: toggled(filters.type, type) })}
      />
      {filters.whose === 'ALL' && (
        <FilterMenu
          label={t('events.user')}
          options={colleagues.all.map(({ loginEmail }) => ({
            value: loginEmail,
            label: colleagues.nameOf(loginEmail),
          }))}
          chosen={filters.user === null ? [] : [filters.user]}
          onToggle={(one) => setFilters({ user: one === filters.user ? null : one })}
        />
      )}
    </>
  );
}

/** Filters at work, each with a cross. */
export function EventChips({ list, colleagues }: EventToolsProps): ReactNode {
  const { t } = useTranslation('activity');
  const { type, user, target, whose } = list.filters;
  const byUser = whose === 'ALL' ? user : null;
  return (
    <>
      {type.map((one) => (
        <FilterChip
          key={one}
          label={t(`eventType.${one}`)}
          onRemove={() => list.setFilters({ type: toggled(type, one) })}
        />
      ))}
      {byUser !== null && (
        <FilterChip label={colleagues.nameOf(byUser)} onRemove={() => list.setFilters({ user: null })} />
      )}
      {target !== null && (
        <FilterChip
          label={t(`link.${target.kind}`, { id: target.id })}
          onRemove={() => list.setFilters({ target: null })}
        />
      )}
      {(type.length > 0 || byUser !== null || target !== null) && (
        <Button type="link" size="small" onClick={list.resetFilters}>
          {t('action.clearFilters')}
        </Button>
      )}
    </>
  );
}
