import type { ComponentType } from 'react';
import { DeveloperPanel, type DeveloperPanelProps } from './developer-panel';
import { SlotOutlines } from './slots/slot-outlines';
import { loadDeveloperTranslations } from './developer-translations';

/** Loads the panel's texts; returns the panel. */
export async function openPanel(): Promise<ComponentType<DeveloperPanelProps>> {
  await loadDeveloperTranslations();
  return DeveloperPanel;
}

/** Loads the panel's texts; returns the frames around slots. */
export async function openOutlines(): Promise<ComponentType> {
  await loadDeveloperTranslations();
  return SlotOutlines;
}
