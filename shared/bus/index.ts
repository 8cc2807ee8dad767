export { bus } from './product-bus';
export { createBus, type Bus, type BusEvent, type EventOrigin, type Listener } from './bus';
export { bridgeTabs } from './bridge';
export { useBusEvent } from './use-bus-event';
export { raiseNotice } from './raise-notice';
