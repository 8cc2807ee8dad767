import type { ReactNode } from 'react';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { RecordLink, RecordNames } from '@pignon/shared/ui/core';

/** Link to a record of an event, by name. */
export function EventLink({ link }: { link: Event['links'][number] }): ReactNode {
  const { t } = useTranslation('activity');
  return <RecordLink record={link} fallback={t(`link.${link.kind}`, { reference: link.id })} />;
}

/** Loads the names of all records linked to these events. */
export function EventLinkNames({ of, children }: { of: readonly Event[]; children: ReactNode }): ReactNode {
  return <RecordNames records={of.flatMap(({ links }) => links)}>{children}</RecordNames>;
}
