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
function Masked({ like }: { like: string }) {
  const { t } = useTranslation('common');
  return (
    <span className="pg-masked" title={t('privacy.masked')}>
      <span className="pg-hidden">{t('privacy.masked')}</span>
      <span className="pg-masked-bar" aria-hidden>
        {maskText(like)}
      </span>
    </span>
  );
}

function propertyChoice(hit: Hit<'property'>, typed: string, kind: string, archived: ReactNode): Choice {
  const { reference, label, detail, propertyStatus } = hit;
  return {
    id: `property ${reference}`,
    group: 'properties',
    label,
    icon: <HouseIcon />,
    detail: <Emphasis typed={typed} text={[kind, detail].filter(Boolean).join(' · ')} />,
    aside: (
      <>
        {archived || (propertyStatus !== 'ACTIVE' && <PropertyStatusTag status={propertyStatus} />)}
        <small className="pg-tabular">
          <Emphasis typed={typed} text={reference} />
        </small>
      </>
    ),
    does: { to: paths.property(reference) },
  };
}

/** Converts search hits to lines. In front of customers owners have no name, and addresses are hidden. */
export function useRecordChoices(hits: readonly SearchHit[], typed: string): Choice[] {
  const { t } = useTranslation('host');
  const isPrivate = usePrivacy();
  return hits.map((hit): Choice => {
    const state = hit.archived && <Tag icon={<ArchiveIcon />}>{t('search.archived')}</Tag>;
    if (hit.kind === 'property')
      return propertyChoice(hit, typed, t(`common:transactionType.${hit.transactionType}`), state);
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
          {detail && (isPrivate ? <Masked like={detail} /> : <Emphasis typed={typed} text={detail} />)}
        </>
      ),
      aside: state,
      does: { to: paths.contact(id) },
    };
  });
}
