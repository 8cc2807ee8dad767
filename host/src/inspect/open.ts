import type { ComponentType } from 'react';
import { DeveloperPanel, type DeveloperPanelProps } from './developer-panel';
import { SlotOutlines } from './slots/slot-outlines';
import { developerWords } from './words';

/** The panel, once its words are there. */
export async function openPanel(): Promise<ComponentType<DeveloperPanelProps>> {
  await developerWords();
  return DeveloperPanel;
}

/** The frames around slots, once their words are there. */
export async function openOutlines(): Promise<ComponentType> {
  await developerWords();
  return SlotOutlines;
}
