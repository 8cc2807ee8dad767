import type { ComponentType } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { createStore, useStore } from '@pignon/shared/state';
import { Dialog } from '@pignon/shared/ui/core';
import { EventsTab } from './events/events-tab';
import { ModulesTab } from './modules/modules-tab';
import { outlined } from './outlined';
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

/** The tab that was last looked at comes back with the panel. */
const lastTab = createStore<Tab>('remotes');

/**
 * For those who look after the product: what it is made of on this page, and what happens in it. Nothing of it is fetched
 * before it is opened; then all of it in one file, as the first file of the page names every other with its hash.
 */
export function DeveloperPanel({ onClose }: DeveloperPanelProps) {
  const { t } = useTranslation('developer');
  const tab = useStore(lastTab);
  const TabContent = TAB_CONTENTS[tab];
  const look = () => {
    outlined.set(true);
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
          <TabContent onLook={look} />
        </Tabs>
      </div>
    </Dialog>
  );
}
