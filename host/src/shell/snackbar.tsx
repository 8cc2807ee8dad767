import { useEffect, useState } from 'react';
import { useBusEvent } from '@pignon/shared/bus';
import { useTranslation } from '@pignon/shared/i18n';
import { CircleAlertIcon, IconButton, InfoIcon, XIcon } from '@pignon/shared/ui/core';
import './snackbar.css';

const SHOWN_MS = 2_000;

type Told = { kind: 'error' | 'notice'; message: string; at: number };

/** The one place where the product says something in passing: two seconds, longer while pointed at. */
export function Snackbar() {
  const { t } = useTranslation('common');
  const [told, setTold] = useState<Told>();
  const [held, setHeld] = useState(false);
  useBusEvent('error.raised', ({ message }) => setTold({ kind: 'error', message, at: Date.now() }));
  useBusEvent('notice.raised', ({ message }) => setTold({ kind: 'notice', message, at: Date.now() }));
  useEffect(() => {
    if (!told || held) return;
    const timer = setTimeout(() => setTold(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [told, held]);
  const close = () => {
    setTold(undefined);
    setHeld(false);
  };
  return (
    <div className="host-snackbar-place" aria-live="assertive" role="status">
      {told && (
        <div
          className={`host-snackbar host-snackbar-${told.kind}`}
          onMouseEnter={() => setHeld(true)}
          onMouseLeave={() => setHeld(false)}
        >
          {told.kind === 'error' ? <CircleAlertIcon /> : <InfoIcon />}
          <span>{told.message}</span>
          <IconButton size="small" label={t('action.close')} icon={<XIcon />} onClick={close} />
        </div>
      )}
    </div>
  );
}
