import { useEffect, useState } from 'react';
import { useUser } from '@pignon/shared/auth';
import { runtimeConfig } from '@pignon/shared/contract';
import { isSupport } from '@pignon/shared/domain/user/role-holders';
import { useStore } from '@pignon/shared/state';
import { lazyDialog, lazyPart } from '@pignon/shared/ui/core';
import { slotOutlinesStore } from '../inspect/slot-outlines-store';

const load = () => import(/* webpackChunkName: "developer" */ '../inspect/open');
const DeveloperPanel = lazyDialog(async () => (await load()).openPanel());
const SlotOutlines = lazyPart(async () => (await load()).openOutlines());

/** Environments in which every user may open the panel. */
const PUBLIC_ENVIRONMENTS = ['local', 'qa'];

/** Ctrl+Alt+D opens the developer panel, for support and for everybody in development and test environments. */
export function DeveloperPanelShortcut() {
  const [open, setOpen] = useState(false);
  const user = useUser();
  const isAllowed = (user && isSupport(user)) || PUBLIC_ENVIRONMENTS.includes(runtimeConfig().environment);
  const isOutlined = useStore(slotOutlinesStore);
  useEffect(() => {
    if (!isAllowed) return;
    const onShortcut = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyD') return;
      event.preventDefault();
      setOpen((isOpenNow) => !isOpenNow);
    };
    // an open dialog, such as the panel itself, handles its own keys
    window.addEventListener('keydown', onShortcut, { capture: true });
    return () => window.removeEventListener('keydown', onShortcut, { capture: true });
  }, [isAllowed]);
  if (!isAllowed) return null;
  return (
    <>
      {isOutlined && <SlotOutlines pending={null} />}
      {open && <DeveloperPanel onClose={() => setOpen(false)} />}
    </>
  );
}
