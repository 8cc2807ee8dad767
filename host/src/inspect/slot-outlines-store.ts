import { createStore } from '@pignon/shared/state';

/** True while the slots of the page are outlined; survives the panel, which covers them. */
export const slotOutlinesStore = createStore(false);
