import type { ReactNode } from 'react';
import type { LinkKind } from '@pignon/shared/domain/event/event.enums';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';

/** Where an entity has a page of its own. */
export function pathOf(kind: LinkKind, id: string): string | null {
  switch (kind) {
    case 'property':
      return `/property/${encodeURIComponent(id)}`;
    case 'contact':
      return `/contact/${encodeURIComponent(id)}`;
    case 'mandate':
    case 'visit':
    case 'user':
    case 'sync':
      return null;
  }
}

/** What an event is about, led to by its address. */
export function EventLink({ link: { kind, id } }: { link: Event['links'][number] }): ReactNode {
  const { t } = useTranslation('activity');
  const label = t(`link.${kind}`, { id });
  const path = pathOf(kind, id);
  return path === null ? <span>{label}</span> : <Link to={path}>{label}</Link>;
}
