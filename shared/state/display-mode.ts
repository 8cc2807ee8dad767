import { DISPLAY_MODES, type DisplayMode } from '@pignon/shared/domain/property/property.enums';
import { createPersistedStore } from './persisted-store';
import { useStore } from './store';

export const displayModeStore = createPersistedStore<DisplayMode>({
  key: 'pignon.display-mode',
  initial: 'IMAGES',
  parse: (stored) => DISPLAY_MODES.find((mode) => mode === stored),
});

/** The mode last chosen (IMAGES at first) and the way to change it. */
export function useDisplayMode(): [DisplayMode, (mode: DisplayMode) => void] {
  return [useStore(displayModeStore), displayModeStore.set];
}
