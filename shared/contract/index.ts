export { API_VERSION, CONTRACT_VERSION } from './version';
export { ICON_NAMES, type IconName } from './icons';
export {
  EVENT_NAMES,
  type EventCatalogue,
  type EventName,
  type EventPayload,
  type NoticeAction,
  type RecordKind,
} from './events';
export { SLOT_NAMES, type CartPair, type HomeView, type SlotCatalogue, type SlotName, type SlotProps } from './slots';
export {
  defineRemote,
  MENU_NAMES,
  type Language,
  type Localized,
  type MenuDefinition,
  type MenuName,
  type Messages,
  type RedirectDefinition,
  type RemoteDefinition,
  type RouteDefinition,
  type SlotDefinition,
} from './define-remote';
export {
  CompositionProvider,
  useComposition,
  useIsSlotFilled,
  useMenus,
  type Composition,
  type MenuEntry,
  type RouteEntry,
  type SlotPiece,
} from './composition';
export {
  actionOfKey,
  usePageActionList,
  usePageActions,
  pageActions,
  type ActionKey,
  type PageAction,
} from './actions';
export { Slot } from './slot';
export {
  answerMayLeave,
  discardChanges,
  hasUnsavedChanges,
  isLeftBySearch,
  keepChanges,
  leavesSecret,
  leavingEffect,
  mayLeave,
  changesKept,
  useDirty,
  useLeavingSearch,
  useUnsavedChanges,
  type KeptChanges,
  type KeptUpTo,
  type LeavingEffect,
} from './unsaved-changes';
export { CONFIG_BLOCK, runtimeConfig, setRuntimeConfig, type RuntimeConfig, type SignInMethod } from './runtime-config';
export type { RemoteDescriptor, RouteDescriptor, SlotDescriptor } from './descriptor.schema';
export type { Registry, RegistryEntry, RegistryVersion } from './registry.schema';
