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
const OPEN_TO_ALL = ['local', 'qa'];

/** Ctrl+Alt+D opens the developer panel, for support and for everybody in development and test environments. */
export function DeveloperPanelShortcut() {
  const [open, setOpen] = useState(false);
  const user = useUser();
  const allowed = (user && isSupport(user)) || OPEN_TO_ALL.includes(runtimeConfig().environment);
  const framed = useStore(slotOutlinesStore);
  useEffect(() => {
    if (!allowed) return;
    const press = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyD') return;
      event.preventDefault();
      setOpen((now) => !now);
    };
    // an open dialog, such as the panel itself, handles its own keys
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [allowed]);
  if (!allowed) return null;
  return (
    <>
      {framed && <SlotOutlines pending={null} />}
      {open && <DeveloperPanel onClose={() => setOpen(false)} />}
    </>
  );
}
