import { createPersistedStore } from './persisted-store';
import { useStore } from './store';

/** Views that show the properties themselves. */
export const DISPLAY_MODES = ['IMAGES', 'TABLE', 'MAPS'] as const;
export type DisplayMode = (typeof DISPLAY_MODES)[number];

export const displayModeStore = createPersistedStore<DisplayMode>({
  key: 'pignon.display-mode',
  initial: 'IMAGES',
  parse: (stored) => DISPLAY_MODES.find((mode) => mode === stored),
});

/** Display mode, IMAGES by default, and its setter. */
export function useDisplayMode(): [DisplayMode, (mode: DisplayMode) => void] {
  return [useStore(displayModeStore), displayModeStore.set];
}
