import type { ReactNode } from 'react';
import { cutContactName } from '@pignon/shared/domain/contact/contact-name';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { maskText } from '@pignon/shared/domain/privacy/mask-text';
import { isPrivateName } from '@pignon/shared/domain/privacy/contact-name-privacy';
import type { SearchHit } from '@pignon/shared/domain/search/search.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { ArchiveIcon, HouseIcon, PropertyStatusTag, Tag, UserIcon } from '@pignon/shared/ui/core';
import type { Choice } from './choice';
import { Emphasis } from './emphasis';

type Hit<K extends SearchHit['kind']> = Extract<SearchHit, { kind: K }>;

/** Placeholder for private text. A line is a single option: nothing inside it is focusable. */
function MaskedText({ placeholderText }: { placeholderText: string }) {
  const { t } = useTranslation('common');
  return (
    <span className="pg-masked" title={t('privacy.masked')}>
      <span className="pg-hidden">{t('privacy.masked')}</span>
      <span className="pg-masked-bar" aria-hidden>
        {maskText(placeholderText)}
      </span>
    </span>
  );
}

function propertyChoice(hit: Hit<'property'>, searchText: string, kind: string, archived: ReactNode): Choice {
  const { reference, label, detail, propertyStatus } = hit;
  return {
    id: `property ${reference}`,
    group: 'properties',
    label,
    icon: <HouseIcon />,
    detail: <Emphasis typed={searchText} text={[kind, detail].filter(Boolean).join(' · ')} />,
    aside: (
      <>
        {archived || (propertyStatus !== 'ACTIVE' && <PropertyStatusTag status={propertyStatus} />)}
        <small className="pg-tabular">
          <Emphasis typed={searchText} text={reference} />
        </small>
      </>
    ),
    does: { to: paths.property(reference) },
  };
}

/** Converts search hits to lines. In front of customers owners have no name, and addresses are hidden. */
export function useRecordChoices(hits: readonly SearchHit[], searchText: string): Choice[] {
  const { t } = useTranslation('host');
  const isPrivate = usePrivacy();
  return hits.map((hit): Choice => {
    const archivedTag = hit.archived && <Tag icon={<ArchiveIcon />}>{t('search.archived')}</Tag>;
    if (hit.kind === 'property')
      return propertyChoice(hit, searchText, t(`common:transactionType.${hit.transactionType}`), archivedTag);
    const { id, label, detail, contactType } = hit;
    const name = isPrivate && isPrivateName(contactType) ? t('cart.contact') : label;
    const types = contactType.map((type) => t(`common:contactType.${type}`)).join(', ');
    return {
      id: `contact ${id}`,
      group: 'contacts',
      label: cutContactName(name),
      full: name,
      icon: <UserIcon />,
      detail: (types || detail) && (
        <>
          {types}
          {types && detail && ' · '}
          {detail &&
            (isPrivate ? <MaskedText placeholderText={detail} /> : <Emphasis typed={searchText} text={detail} />)}
        </>
      ),
      aside: archivedTag,
      does: { to: paths.contact(id) },
    };
  });
}
