import type { ReactNode } from 'react';
import { NewEventPage } from '../features/event-form/new-event-page';

/** `/event/new/call`: a call to be made or that was made; `?contact=12&property=V26-00042` says what it is about. */
export function Page(): ReactNode {
  return <NewEventPage type="CALL" />;
}
