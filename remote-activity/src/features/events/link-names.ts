import type { Event } from '@pignon/shared/domain/event/event.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { useRecordNames } from '@pignon/shared/ui/core';

type Link = Event['links'][number];

/** How records are called; by their kind where they cannot be read, or not in front of a customer. */
export function useLinkNames(links: readonly Link[]): (link: Link) => string {
  const { t } = useTranslation('activity');
  const nameOf = useRecordNames(links);
  return (link) => nameOf(link) ?? t(`link.${link.kind}`, { reference: link.id });
}
