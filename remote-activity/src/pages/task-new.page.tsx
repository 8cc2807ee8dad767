import type { ReactNode } from 'react';
import { NewEventPage } from '../features/event-form/new-event-page';

/** `/event/new/task`: a task with or without a due day; `?contact=12&property=V26-00042` links records. */
export function Page(): ReactNode {
  return <NewEventPage type="TASK" />;
}
