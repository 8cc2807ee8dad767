export { createStore, useStore, type Store } from './store';
export { createPersistedStore, forgetPersonStores } from './persisted-store';
export { DISPLAY_MODES, displayModeStore, useDisplayMode, type DisplayMode } from './display-mode';
export { openPrivacy, opensTab, privacyStore, usePrivacy } from './privacy';
export {
  addToCart,
  cartStore,
  emptyCart,
  openCart,
  removeFromCart,
  settleCart,
  toggleCartContact,
  toggleCartProperty,
  useCart,
  type Cart,
  type CartKeeper,
} from './cart';
export { globalErrorStore, useGlobalError } from './global-error';
export { beginLoading, useLoading, LOADING_SCOPES, type LoadingScope } from './loading';
export { useLoadingFlag } from './use-loading-flag';
