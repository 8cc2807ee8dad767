import { useEffect, useState } from 'react';
import { useHasRole } from '@pignon/shared/auth';
import { runtimeConfig } from '@pignon/shared/contract';
import { ownPiece } from '../boot/own-piece';

const EventPanel = ownPiece(async () => (await import('../inspect/event-panel')).EventPanel, 'panel');

/** Ctrl+Alt+D shows what the bus told, to support and wherever the product is developed. */
export function EventPanelDoor() {
  const [open, setOpen] = useState(false);
  const support = useHasRole('SUPPORT');
  const allowed = support || runtimeConfig().environment === 'local';
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
  if (!open || !allowed) return null;
  return <EventPanel onClose={() => setOpen(false)} />;
}
