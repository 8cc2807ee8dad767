import { useState } from 'react';
import type { BusEvent, EventOrigin } from '@pignon/shared/bus';
import { formatTime, useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { Button, CopyIcon, SearchField, Segmented } from '@pignon/shared/ui/core';
import { InterfaceState } from './interface-state';
import { maskedPayload } from './masked-payload';
import { useEvents } from './use-events';
import './events-tab.css';

const ORIGINS = ['all', 'here', 'tab', 'server'] as const satisfies readonly (EventOrigin | 'all')[];

/** The parts of an event that are displayed, filtered and copied. */
interface EventLine {
  at: string;
  from: EventOrigin;
  name: string;
  payload: string;
}

function toEventLine(event: BusEvent, isPrivate: boolean): EventLine {
  const at = new Date(event.at);
  const seconds = String(at.getSeconds()).padStart(2, '0');
  return {
    at: `${formatTime(at)}:${seconds}`,
    from: event.from,
    name: event.name,
    payload: maskedPayload(event, isPrivate),
  };
}

/** Copies what is shown to the clipboard, and shows the result. */
function CopyButton({ lines }: { lines: readonly EventLine[] }) {
  const { t } = useTranslation('developer');
  const [copyResult, setCopyResult] = useState<'copied' | 'notCopied'>();
  const copy = async () => {
    const text = lines.map(({ at, from, name, payload }) => [at, from, name, payload].join('\t')).join('\n');
    try {
      await navigator.clipboard.writeText(text);
      setCopyResult('copied');
    } catch {
      setCopyResult('notCopied');
    }
  };
  return (
    <>
      <Button icon={<CopyIcon />} disabled={lines.length === 0} onClick={() => void copy()}>
        {t('events.copy')}
      </Button>
      <span className="host-developer-soft" role="status">
        {copyResult && t(`events.${copyResult}`)}
      </span>
    </>
  );
}

/** The latest events of the bus, newest first, and the state of the interface. */
export function EventsTab() {
  const { t } = useTranslation('developer');
  const isPrivate = usePrivacy();
  const [text, setText] = useState('');
  const [origin, setOrigin] = useState<(typeof ORIGINS)[number]>('all');
  const { visibleEvents, paused, missed, pause } = useEvents();
  const lines = visibleEvents
    .map((event) => toEventLine(event, isPrivate))
    .filter(({ from }) => origin === 'all' || from === origin)
    .filter(({ name, payload }) => `${name} ${payload}`.toLowerCase().includes(text.toLowerCase()));
  return (
    <>
      <InterfaceState />
      <SearchField label={t('events.filter')} value={text} onSearch={setText} />
      <div className="host-developer-line host-events-tools">
        <Segmented
          label={t('events.origin')}
          value={origin}
          options={ORIGINS.map((value) => ({ value, label: t(`events.from.${value}`) }))}
          onChange={setOrigin}
        />
        <Button aria-pressed={paused} onClick={() => pause(!paused)}>
          {paused ? t('events.resume', { count: missed }) : t('events.pause')}
        </Button>
        <CopyButton lines={lines} />
      </div>
      {lines.length === 0 && <p>{t('events.none')}</p>}
      <ol className="host-events">
        {lines.map(({ at, from, name, payload }, index) => (
          <li key={lines.length - index}>
            <time className="pg-tabular">{at}</time>
            <span className={`host-events-from host-events-${from}`}>{t(`events.from.${from}`)}</span>
            <strong>{name}</strong>
            <code>{payload}</code>
          </li>
        ))}
      </ol>
    </>
  );
}
