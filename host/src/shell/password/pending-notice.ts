import type { EventPayload } from '@pignon/shared/contract';
import { createStore } from '@pignon/shared/state';

/** A notice that waits until the product, which shows notices, is loaded. */
export const pendingNotice = createStore<EventPayload<'notice.raised'> | undefined>(undefined);
