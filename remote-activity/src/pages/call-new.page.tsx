import type { ReactNode } from 'react';
import { NewEventPage } from '../features/event-form/new-event-page';

/** `/event/new/call`: plans or records a call; `?contact=12&property=V26-00042` links records. */
export function Page(): ReactNode {
  return <NewEventPage type="CALL" />;
}
