import { createBus } from './bus';

/** The one bus of the page. */
export const bus = createBus();
