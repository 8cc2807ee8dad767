import type { ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import type { ControlsOf } from '@pignon/shared/router';
import { Button, FilterChip, FilterMenu, SearchField } from '@pignon/shared/ui/core';
import { ARCHIVE_CHOICES, type CONTACT_LIST } from './contact-list';

type ContactControls = ControlsOf<typeof CONTACT_LIST>;
type Props = { list: ContactControls; colleagues: Colleagues };

/** Search and filters of the contact list. */
export function ContactTools({ list, colleagues }: Props): ReactNode {
  const { t } = useTranslation('contact');
  const { filters, setFilters } = list;
  const people = colleagues.negotiators.map(({ loginEmail }) => ({
    value: loginEmail,
    label: colleagues.nameOf(loginEmail),
  }));
  return (
    <>
      <SearchField
        label={t('list.search')}
        value={filters.text}
        onSearch={(text) => setFilters({ text }, { replace: true })}
      />
      <FilterMenu
        label={t('filter.negotiator')}
        options={people}
        chosen={filters.negotiator === null ? [] : [filters.negotiator]}
        onToggle={(one) => setFilters({ negotiator: one === filters.negotiator ? null : one })}
      />
      <FilterMenu
        label={t('list.shown')}
        options={[
          { value: 'criteria', label: t('list.withCriteria') },
          ...ARCHIVE_CHOICES.map((choice) => ({ value: choice, label: t(`archive.${choice}`) })),
        ]}
        chosen={[
          ...(filters.hasFilters ? ['criteria'] : []),
          ...(filters.archive === 'ACTIVE' ? [] : [filters.archive]),
        ]}
        onToggle={(value) => {
          const archive = ARCHIVE_CHOICES.find((choice) => choice === value);
          if (!archive) setFilters({ hasFilters: !filters.hasFilters });
          else setFilters({ archive: archive === filters.archive ? 'ACTIVE' : archive });
        }}
      />
    </>
  );
}

/** Filters at work, each with a cross. */
export function ContactChips({ list, colleagues }: Props): ReactNode {
  const { t } = useTranslation('contact');
  const { negotiator, archive, hasFilters } = list.filters;
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
      {(negotiator !== null || hasFilters || archive !== 'ACTIVE') && (
        <Button type="link" size="small" onClick={list.resetFilters}>
          {t('action.clearFilters')}
        </Button>
      )}
    </>
  );
}
