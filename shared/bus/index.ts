export { bus } from './product-bus';
export { createBus, type Bus, type BusEvent } from './bus';
export { bridgeTabs } from './bridge';
export { useBusEvent } from './use-bus-event';
