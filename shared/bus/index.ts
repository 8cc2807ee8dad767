export { bus } from './product-bus';
export { createBus, type Bus, type BusEvent, type EventOrigin, type SubscriptionOptions } from './bus';
export { bridgeTabs } from './bridge';
export { MountSignal, useMountSignal } from './mount-signal';
export { useBusEvent } from './use-bus-event';
export { raiseNotice } from './raise-notice';
