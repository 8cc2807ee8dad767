export { createStore, useStore, type Store } from './store';
export { createPersistedStore } from './persisted-store';
export { displayModeStore, useDisplayMode } from './display-mode';
export { privacyStore, togglePrivacy, usePrivacy } from './privacy';
export { cartStore, emptyCart, openCart, toggleCartContact, toggleCartProperty, useCart, type Cart } from './cart';
export { beginLoading, useLoading, LOADING_SCOPES, type LoadingScope } from './loading';
export { useLoadingFlag } from './use-loading-flag';
