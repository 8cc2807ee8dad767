import type { ReactNode } from 'react';
import { NewEventPage } from '../features/event-form/new-event-page';

/** `/event/new/task`: something to be done, by a day or without one; `?contact=12&property=V26-00042` says what it is about. */
export function Page(): ReactNode {
  return <NewEventPage type="TASK" />;
}
