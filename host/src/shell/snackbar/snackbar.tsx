import { useEffect, useRef, useState } from 'react';
import { bus } from '@pignon/shared/bus';
import type { NoticeAction } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { Button, CircleAlertIcon, IconButton, InfoIcon, XIcon } from '@pignon/shared/ui/core';
import type { QueuedMessage } from './snackbar-queue';
import { useCurrentMessage } from '../announcer/use-current-message';
import './snackbar.css';

function MessageAction({ action, onDone }: { action: NoticeAction; onDone: () => void }) {
  if ('to' in action) {
    return (
      <Link className="host-snackbar-action" to={action.to} onClick={onDone}>
        {action.label}
      </Link>
    );
  }
  const answerNotice = () => {
    bus.publish('notice.answered', { id: action.id });
    onDone();
  };
  return (
    <Button className="host-snackbar-action" type="text" onClick={answerNotice}>
      {action.label}
    </Button>
  );
}

/** Popovers are above open dialogs too; the last one shown is on top. */
function useTopLayer(visibleMessage: QueuedMessage | undefined) {
  const popoverRef = useRef<HTMLDivElement>(null);
  const key = visibleMessage?.key;
  useEffect(() => {
    const element = popoverRef.current;
    if (!element?.isConnected || typeof element.showPopover !== 'function') return;
    if (element.matches(':popover-open')) {
      if (key === undefined || !document.querySelector('dialog[open]')) return;
      element.hidePopover();
    }
    element.showPopover();
  }, [key]);
  return popoverRef;
}

/** The product's only snackbar: two seconds, longer while hovered or focused. */
export function Snackbar() {
  const { t } = useTranslation('common');
  const [isPaused, setIsPaused] = useState(false);
  const { currentMessage, close } = useCurrentMessage(isPaused);
  const popoverRef = useTopLayer(currentMessage);
  const dismiss = () => {
    if (popoverRef.current?.contains(document.activeElement))
      document.getElementById('main')?.focus({ preventScroll: true });
    setIsPaused(false);
    close();
  };
  const snackbarBox = currentMessage && (
    <div
      className={`host-snackbar host-snackbar-${currentMessage.kind}`}
      onMouseEnter={() => setIsPaused(true)}
      onMouseLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      {currentMessage.kind === 'error' ? <CircleAlertIcon /> : <InfoIcon />}
      <span>{currentMessage.message}</span>
      {currentMessage.action && <MessageAction action={currentMessage.action} onDone={dismiss} />}
      <IconButton size="small" label={t('action.close')} icon={<XIcon />} onClick={dismiss} />
    </div>
  );
  return (
    <div ref={popoverRef} popover="manual" className="host-snackbar-place">
      <div role="status">{currentMessage?.kind === 'notice' && snackbarBox}</div>
      <div role="alert">{currentMessage?.kind === 'error' && snackbarBox}</div>
    </div>
  );
}
