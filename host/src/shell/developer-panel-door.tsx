import { useEffect, useState } from 'react';
import { useHasRole } from '@pignon/shared/auth';
import { runtimeConfig } from '@pignon/shared/contract';
import { useStore } from '@pignon/shared/state';
import { ownPiece } from '../boot/own-piece';
import { outlined } from '../inspect/outlined';

const load = () => import(/* webpackChunkName: "developer" */ '../inspect/open');
const DeveloperPanel = ownPiece(async () => (await load()).openPanel(), 'panel');
const SlotOutlines = ownPiece(async () => (await load()).openOutlines(), 'panel');

/** Builds on which everybody may look inside. */
const OPEN_TO_ALL = ['local', 'qa'];

/** Ctrl+Alt+D opens the developer panel, to support and wherever the product is developed or tried. */
export function DeveloperPanelDoor() {
  const [open, setOpen] = useState(false);
  const support = useHasRole('SUPPORT');
  const allowed = support || OPEN_TO_ALL.includes(runtimeConfig().environment);
  const framed = useStore(outlined);
  useEffect(() => {
    if (!allowed) return;
    const press = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyD') return;
      event.preventDefault();
      setOpen((now) => !now);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [allowed]);
  if (!allowed) return null;
  return (
    <>
      {framed && <SlotOutlines />}
      {open && <DeveloperPanel onClose={() => setOpen(false)} />}
    </>
  );
}
