import type { ReactNode } from 'react';
import { NewEventPage } from '../features/event-form/new-event-page';

/** `/event/new/meeting`; `?contact=12&property=V26-00042&mandate=7` links records. */
export function Page(): ReactNode {
  return <NewEventPage type="MEETING" />;
}
