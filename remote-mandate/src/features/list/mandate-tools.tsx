import type { ReactNode } from 'react';
import { negotiatorOptions, type Colleagues } from '@pignon/shared/api';
import { CLOCK_SPANS, MANDATE_STATUSES, MANDATE_TYPES } from '@pignon/shared/domain/mandate/mandate.enums';
import { TRANSACTION_TYPES } from '@pignon/shared/domain/property/property.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { toggled, type ControlsOf } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { KanbanIcon, FilterMenu, SearchField, Segmented, Table2Icon } from '@pignon/shared/ui/core';
import { ANY, EXPIRY_CHOICES, type MANDATE_LIST } from './mandate-list';
import { MANDATE_VIEWS, type MandateView } from './use-mandate-view';

export interface MandateToolsProps {
  list: ControlsOf<typeof MANDATE_LIST>;
  colleagues: Colleagues;
  /** The board has a column per status. */
  view: MandateView;
}

interface ToolbarProps extends MandateToolsProps {
  onView: (view: MandateView) => void;
}

const VIEW_ICONS = { TABLE: Table2Icon, BOARD: KanbanIcon } as const;

/** Search, filters and view of the mandate list; on the client's screen without those that reveal end dates. */
export function MandateTools({ list, colleagues, view, onView }: ToolbarProps): ReactNode {
  const { t } = useTranslation('mandate');
  const { filters, setFilters } = list;
  const masked = usePrivacy();
  return (
    <>
      <SearchField
        label={t('list.search')}
        value={filters.text}
        onSearch={(text) => setFilters({ text }, { replace: true })}
      />
      {view === 'TABLE' && (
        <FilterMenu
          label={t('filter.status')}
          options={MANDATE_STATUSES.map((value) => ({ value, label: t(`mandateStatus.${value}`) }))}
          chosen={filters.status}
          onToggle={(status) => setFilters((now) => ({ status: toggled(now.status, status) }))}
        />
      )}
      <FilterMenu
        label={t('filter.type')}
        options={MANDATE_TYPES.map((value) => ({ value, label: t(`mandateType.${value}`) }))}
        chosen={filters.type}
        onToggle={(type) => setFilters((now) => ({ type: toggled(now.type, type) }))}
      />
      <FilterMenu
        label={t('field.transactionType')}
        options={TRANSACTION_TYPES.map((value) => ({ value, label: t(`transactionType.${value}`) }))}
        chosen={filters.deal === ANY ? [] : [filters.deal]}
        onToggle={(deal) => setFilters({ deal: deal === filters.deal ? ANY : deal })}
      />
      {!masked && (
        <>
          <FilterMenu
            label={t('filter.clock')}
            options={CLOCK_SPANS.map((value) => ({ value, label: t(`clock.filter.${value}`) }))}
            chosen={filters.clock}
            onToggle={(clock) => setFilters((now) => ({ clock: toggled(now.clock, clock) }))}
          />
          <FilterMenu
            label={t('field.endDate')}
            options={EXPIRY_CHOICES.map((value) => ({
              value,
              label: t('filter.expiringIn', { count: Number(value) }),
            }))}
            chosen={EXPIRY_CHOICES.filter((value) => Number(value) === filters.expiring)}
            onToggle={(days) => setFilters({ expiring: Number(days) === filters.expiring ? null : Number(days) })}
          />
        </>
      )}
      <FilterMenu
        label={t('filter.negotiator')}
        options={negotiatorOptions(colleagues)}
        chosen={filters.negotiator === null ? [] : [filters.negotiator]}
        onToggle={(one) => setFilters({ negotiator: one === filters.negotiator ? null : one })}
      />
      <Segmented
        label={t('view.label')}
        value={view}
        options={MANDATE_VIEWS.map((value) => {
          const Icon = VIEW_ICONS[value];
          return { value, label: t(`view.${value}`), icon: <Icon /> };
        })}
        onChange={onView}
        iconsOnly
      />
    </>
  );
}
