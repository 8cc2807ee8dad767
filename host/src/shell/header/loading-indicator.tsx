import { useEffect, useState } from 'react';
import { useIsFetching } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { useLoading } from '@pignon/shared/state';

/** Milliseconds: a shorter wait shows no indicator. */
const SHOW_DELAY_MS = 150;
/** Minimum milliseconds on screen against flicker, also between two successive calls. */
const MIN_DISPLAY_MS = 400;

/** Follows `busy` with a delay that hides short waits and short pauses. */
function useSteady(busy: boolean): boolean {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    if (busy === isVisible) return;
    const timer = setTimeout(() => setIsVisible(busy), busy ? SHOW_DELAY_MS : MIN_DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [busy, isVisible]);
  return isVisible;
}

/** Spins while a request is pending. */
export function LoadingIndicator() {
  const { t } = useTranslation('host');
  const isFetching = useIsFetching() > 0;
  const isLoading = useLoading();
  const isVisible = useSteady(isFetching || isLoading);
  return (
    <span className={isVisible ? 'host-busy host-busy-on' : 'host-busy'} role="status">
      <span className="pg-hidden">{isVisible ? t('header.busy') : ''}</span>
    </span>
  );
}
