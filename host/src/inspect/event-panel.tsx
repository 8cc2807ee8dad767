import { useState, useSyncExternalStore } from 'react';
import { bus, type BusEvent } from '@pignon/shared/bus';
import { useUnsavedChanges } from '@pignon/shared/contract';
import { formatTime, useTranslation } from '@pignon/shared/i18n';
import { useDisplayMode, useGlobalError, useLoading, usePrivacy } from '@pignon/shared/state';
import { Dialog, SearchField } from '@pignon/shared/ui/core';
import './event-panel.css';

let version = 0;

function subscribe(listener: () => void): () => void {
  const subscription = bus.all.subscribe(() => {
    version += 1;
    listener();
  });
  return () => subscription.unsubscribe();
}

function seconds(at: number): string {
  return `${formatTime(new Date(at))}:${String(new Date(at).getSeconds()).padStart(2, '0')}`;
}

/** True for an event whose name, origin or payload holds the text. */
function holds({ name, from, payload }: BusEvent, text: string): boolean {
  return `${name} ${from} ${JSON.stringify(payload)}`.toLowerCase().includes(text.trim().toLowerCase());
}

/** The interface's own state, in one line. */
function InterfaceState() {
  const [mode] = useDisplayMode();
  const parts = {
    display: mode,
    private: usePrivacy(),
    error: useGlobalError() ?? null,
    unsaved: useUnsavedChanges(),
    loading: useLoading(),
    properties: useLoading('properties'),
    contacts: useLoading('contacts'),
    mandates: useLoading('mandates'),
    visits: useLoading('visits'),
  };
  return (
    <p className="host-events-state">
      <code>{JSON.stringify(parts)}</code>
    </p>
  );
}

/** For those who look after the product: what the bus told of late, newest first, and the state of the interface. */
export function EventPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('host');
  const [filter, setFilter] = useState('');
  useSyncExternalStore(subscribe, () => version);
  const events = bus.recent().filter((event) => holds(event, filter));
  return (
    <Dialog open title={t('events.title')} look="drawer" width={640} onClose={onClose}>
      <InterfaceState />
      <SearchField label={t('events.filter')} value={filter} onSearch={setFilter} />
      {events.length === 0 && <p>{t('events.none')}</p>}
      <ol className="host-events">
        {events.toReversed().map((event, place) => (
          <li key={`${event.at} ${events.length - place}`}>
            <time className="pg-tabular">{seconds(event.at)}</time>
            <span className={`host-events-from host-events-${event.from}`}>{t(`events.from.${event.from}`)}</span>
            <strong>{event.name}</strong>
            <code>{JSON.stringify(event.payload)}</code>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
