import { useState, type ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import { EVENT_TYPES } from '@pignon/shared/domain/event/event.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { toggled, type ControlsOf } from '@pignon/shared/router';
import { Button, FilterChip, FilterMenu, lazyDialog, Segmented, SelectBox } from '@pignon/shared/ui/core';
import { OWNERS, SPANS, spansOf, STATES, type EVENT_LIST } from './event-list';
import { useLinkNames } from './link-names';

const TargetDialog = lazyDialog(async () => (await import('./target-dialog')).TargetDialog);

interface EventToolsProps {
  list: ControlsOf<typeof EVENT_LIST>;
  colleagues: Colleagues;
}

/** Filters: user, state, kind, date, record. */
export function EventTools({ list, colleagues }: EventToolsProps): ReactNode {
  const { t } = useTranslation('activity');
  const [isChoosing, setIsChoosing] = useState(false);
  const { filters, setFilters } = list;
  const { state } = filters;
  return (
    <>
      <Segmented
        label={t('events.whose')}
        value={filters.whose}
        options={OWNERS.map((value) => ({ value, label: t(`whose.${value}`) }))}
        onChange={(whose) => setFilters({ whose, user: null })}
      />
      <Segmented
        label={t('events.state')}
        value={state}
        options={STATES.map((value) => ({ value, label: t(`events.state.${value}`) }))}
        onChange={(next) => setFilters({ state: next, span: 'ANY' })}
      />
      <SelectBox
        aria-label={t('visits.period')}
        value={filters.span}
        options={spansOf(state).map((value) => ({
          value,
          label: t(state === 'TODO' ? `span.ahead.${value}` : `span.${value}`),
        }))}
        onChange={(value) => setFilters({ span: SPANS.find((one) => one === value) ?? 'ANY' })}
      />
      <FilterMenu
        label={t('filter.type')}
        options={EVENT_TYPES.map((value) => ({ value, label: t(`eventType.${value}`) }))}
        chosen={filters.type}
        onToggle={(type) => setFilters((now) => ({ type: toggled(now.type, type) }))}
      />
      {filters.whose === 'ALL' && (
        <FilterMenu
          label={t('field.event.user')}
          options={colleagues.all.map(({ loginEmail }) => ({
            value: loginEmail,
            label: colleagues.nameOf(loginEmail),
          }))}
          chosen={filters.user === null ? [] : [filters.user]}
          onToggle={(one) => setFilters({ user: one === filters.user ? null : one })}
        />
      )}
      <Button aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
        {t('events.about')}
      </Button>
      {isChoosing && (
        <TargetDialog
          onClose={() => setIsChoosing(false)}
          onChosen={(target) => {
            setIsChoosing(false);
            setFilters({ target });
          }}
        />
      )}
    </>
  );
}

/** Active filters, each with a remove button. */
export function EventChips({ list, colleagues }: EventToolsProps): ReactNode {
  const { t } = useTranslation('activity');
  const { type, user, target, whose } = list.filters;
  const nameOf = useLinkNames(target ? [target] : []);
  const byUser = whose === 'ALL' ? user : null;
  return (
    <>
      {type.map((one) => (
        <FilterChip
          key={one}
          label={t(`eventType.${one}`)}
          onRemove={() => list.setFilters((now) => ({ type: toggled(now.type, one) }))}
        />
      ))}
      {byUser !== null && (
        <FilterChip label={colleagues.nameOf(byUser)} onRemove={() => list.setFilters({ user: null })} />
      )}
      {target !== null && <FilterChip label={nameOf(target)} onRemove={() => list.setFilters({ target: null })} />}
      {(type.length > 0 || byUser !== null || target !== null) && (
        <Button type="link" size="small" onClick={list.resetFilters}>
          {t('action.clearFilters')}
        </Button>
      )}
    </>
  );
}
