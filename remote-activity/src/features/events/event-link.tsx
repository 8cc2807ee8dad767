import type { ReactNode } from 'react';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { RecordLink, RecordNames } from '@pignon/shared/ui/core';

/** Link to a record of an event, by name. */
export function EventLink({ link }: { link: Event['links'][number] }): ReactNode {
  const { t } = useTranslation('activity');
  return <RecordLink record={link} fallback={t(`link.${link.kind}`, { reference: link.id })} />;
}

interface EventLinkNamesProps {
  of: readonly Event[];
  /** Shown until the names are known. */
  pending?: ReactNode;
  children: ReactNode;
}

/** Loads the names of all records linked to these events. */
export function EventLinkNames({ of, pending, children }: EventLinkNamesProps): ReactNode {
  return (
    <RecordNames records={of.flatMap(({ links }) => links)} pending={pending}>
      {children}
    </RecordNames>
  );
}
