import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { toggled } from '@pignon/shared/router';
import { Button, FilterChip } from '@pignon/shared/ui/core';
import { ANY } from './mandate-list';
import type { MandateToolsProps } from './mandate-tools';

/** Active filters, each with a remove button. */
export function MandateChips({ list, colleagues, view }: MandateToolsProps): ReactNode {
  const { t } = useTranslation('mandate');
  const { filters, setFilters, filtered, resetFilters } = list;
  const { status, type, deal, clock, expiring, negotiator, property } = filters;
  return (
    <>
      {view === 'TABLE' &&
        status.map((one) => (
          <FilterChip
            key={one}
            label={t(`mandateStatus.${one}`)}
            onRemove={() => setFilters((now) => ({ status: toggled(now.status, one) }))}
          />
        ))}
      {type.map((one) => (
        <FilterChip
          key={one}
          label={t(`mandateType.${one}`)}
          onRemove={() => setFilters((now) => ({ type: toggled(now.type, one) }))}
        />
      ))}
      {deal !== ANY && <FilterChip label={t(`transactionType.${deal}`)} onRemove={() => setFilters({ deal: ANY })} />}
      {clock.map((one) => (
        <FilterChip
          key={one}
          label={t(`clock.filter.${one}`)}
          onRemove={() => setFilters((now) => ({ clock: toggled(now.clock, one) }))}
        />
      ))}
      {expiring !== null && (
        <FilterChip label={t('chip.expiring', { count: expiring })} onRemove={() => setFilters({ expiring: null })} />
      )}
      {negotiator !== null && (
        <FilterChip label={colleagues.nameOf(negotiator)} onRemove={() => setFilters({ negotiator: null })} />
      )}
      {property !== null && (
        <FilterChip
          label={t('chip.property', { reference: property })}
          onRemove={() => setFilters({ property: null })}
        />
      )}
      {filtered && (
        <Button type="link" size="small" onClick={resetFilters}>
          {t('action.resetFilters')}
        </Button>
      )}
    </>
  );
}
