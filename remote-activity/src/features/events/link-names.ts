import type { Event } from '@pignon/shared/domain/event/event.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { useRecordNames } from '@pignon/shared/ui/core';

type Link = Event['links'][number];

/** Names records; falls back to their kind when unknown or private. */
export function useLinkNames(links: readonly Link[]): (link: Link) => string {
  const { t } = useTranslation('activity');
  const nameOf = useRecordNames(links);
  return (link) => nameOf(link) ?? t(`link.${link.kind}`, { reference: link.id });
}
