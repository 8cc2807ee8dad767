import type { ComponentType } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { createStore, useStore } from '@pignon/shared/state';
import { Dialog } from '@pignon/shared/ui/core';
import { EventsTab } from './events/events-tab';
import { ModulesTab } from './modules/modules-tab';
import { slotOutlinesStore } from './slot-outlines-store';
import { OverridesTab } from './overrides/overrides-tab';
import { RemotesTab } from './remotes/remotes-tab';
import { SlotsTab } from './slots/slots-tab';
import { Tabs } from './tabs';
import './developer-panel.css';

export interface DeveloperPanelProps {
  onClose: () => void;
}

const TABS = ['remotes', 'overrides', 'slots', 'events', 'modules'] as const;
type Tab = (typeof TABS)[number];

const TAB_CONTENTS: Readonly<Record<Tab, ComponentType<{ onLook: () => void }>>> = {
  remotes: RemotesTab,
  overrides: OverridesTab,
  slots: SlotsTab,
  events: EventsTab,
  modules: ModulesTab,
};

/** The last tab is restored when the panel opens again. */
const lastTab = createStore<Tab>('remotes');

/**
 * Shows developers the page's remotes, slots, events and modules. Loaded when first opened, as one file, because the
 * page's first file lists every other one with its hash.
 */
export function DeveloperPanel({ onClose }: DeveloperPanelProps) {
  const { t } = useTranslation('developer');
  const tab = useStore(lastTab);
  const TabContent = TAB_CONTENTS[tab];
  const showPage = () => {
    slotOutlinesStore.set(true);
    onClose();
  };
  return (
    <Dialog open title={t('title')} look="drawer" width={880} onClose={onClose}>
      <div className="host-developer">
        <Tabs
          label={t('title')}
          value={tab}
          tabs={TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
          onChange={lastTab.set}
        >
          <TabContent onLook={showPage} />
        </Tabs>
      </div>
    </Dialog>
  );
}
