import type { ReactNode } from 'react';
import { negotiatorOptions, type Colleagues } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import type { ControlsOf } from '@pignon/shared/router';
import { FilterMenu, SearchField } from '@pignon/shared/ui/core';
import { useNarrow } from '@pignon/shared/ui/table';
import { ARCHIVE_CHOICES, type CONTACT_LIST } from './contact-list';

/** State and setters of the list. */
export type ContactControls = ControlsOf<typeof CONTACT_LIST>;
interface ContactToolsProps {
  list: ContactControls;
  colleagues: Colleagues;
  /** On a phone, the replacement of the tabs. */
  kinds: ReactNode;
  /** Further tools in the row. */
  children: ReactNode;
}

/** Search and filters of the contact list. */
export function ContactTools({ list, colleagues, kinds, children }: ContactToolsProps): ReactNode {
  const { t } = useTranslation('contact');
  const { filters, setFilters } = list;
  const narrow = useNarrow();
  const search = (
    <SearchField
      label={t('list.search')}
      value={filters.text}
      onSearch={(text) => setFilters({ text }, { replace: true })}
    />
  );
  // on a phone everything is in one scrollable line
  return (
    <>
      {!narrow && search}
      <span className="pg-tool-row">
        {narrow && search}
        {narrow && kinds}
        <FilterMenu
          label={t('filter.negotiator')}
          options={negotiatorOptions(colleagues)}
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
        {children}
      </span>
    </>
  );
}
