import type { SearchHit } from '@pignon/shared/domain/search/search.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { ArchiveIcon, HouseIcon, Tag, UserIcon } from '@pignon/shared/ui/core';
import { addressOf, type SearchView } from './use-global-search';

type Props = { id: string; view: SearchView; active: number; onChosen: () => void };

function Hit({ hit, id, active, onChosen }: { hit: SearchHit; id: string; active: boolean; onChosen: () => void }) {
  const { t } = useTranslation('host');
  const masked = usePrivacy() && hit.kind === 'contact';
  return (
    <Link
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className="host-search-hit"
      to={addressOf(hit)}
      onClick={onChosen}
    >
      {hit.kind === 'property' ? <HouseIcon /> : <UserIcon />}
      <span className="host-search-words">
        <span>{hit.label}</span>
        {!masked && <small>{hit.detail}</small>}
      </span>
      {hit.archived && <Tag icon={<ArchiveIcon />}>{t('search.archived')}</Tag>}
      {hit.kind === 'property' && <small className="pg-tabular">{hit.reference}</small>}
    </Link>
  );
}

/** Hints, or properties and contacts, under the search box. */
export function SearchResults({ id, view, active, onChosen }: Props) {
  const { t } = useTranslation('host');
  if (view.kind === 'hint') {
    return (
      <p className="host-search-hint" role="status">
        {view.hint === 'failed' ? t('search.failed') : t(`common:${view.hint}`)}
      </p>
    );
  }
  const all = view.groups.flatMap((group) => group.hits);
  return (
    <>
      <p className="pg-hidden" role="status">
        {t('search.results', { count: all.length })}
      </p>
      <div role="listbox" id={id} aria-label={t('search.label')}>
        {view.groups.map((group) => (
          <div
            key={group.kind}
            role="group"
            aria-label={t(`search.${group.kind === 'property' ? 'properties' : 'contacts'}`)}
          >
            <p className="pg-menu-group" aria-hidden>
              {t(`search.${group.kind === 'property' ? 'properties' : 'contacts'}`)}
            </p>
            {group.hits.map((hit) => {
              const at = all.indexOf(hit);
              return (
                <Hit key={addressOf(hit)} hit={hit} id={`${id}-${at}`} active={at === active} onChosen={onChosen} />
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}
