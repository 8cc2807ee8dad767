import { createStore } from '@pignon/shared/state';

/** Whether the slots of the page are framed; it outlives the panel, which lies over them. */
export const outlined = createStore(false);
