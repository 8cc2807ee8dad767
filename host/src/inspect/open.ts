import type { ComponentType } from 'react';
import { DeveloperPanel, type DeveloperPanelProps } from './developer-panel';
import { SlotOutlines } from './slots/slot-outlines';
import { developerWords } from './words';

/** Loads the panel's texts; returns the panel. */
export async function openPanel(): Promise<ComponentType<DeveloperPanelProps>> {
  await developerWords();
  return DeveloperPanel;
}

/** Loads the panel's texts; returns the frames around slots. */
export async function openOutlines(): Promise<ComponentType> {
  await developerWords();
  return SlotOutlines;
}
