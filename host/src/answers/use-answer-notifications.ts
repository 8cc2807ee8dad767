import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { bus } from '@pignon/shared/bus';
import { isPrivateName } from '@pignon/shared/domain/privacy/contact-name-privacy';
import { contactName } from '@pignon/shared/domain/contact/contact-name';
import type { CustomerAnswer } from '@pignon/shared/domain/proposal/customer-answer.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import type { PageMessage } from '../../worker/cache-names';
import { inLeaderTab } from '../live/leader-tab';
import { isAnyWindowVisible, announceVisibility } from './window-visibility';
import { closeNotifications, notificationState, showNotification } from './notifications';

/** Seconds on screen: long enough for a user who is on the telephone. */
const SECONDS = 15;
const HOME = '/';

/** True in the one window of this browser that shows system notifications. */
function useIsTeller(): () => boolean {
  const is = useRef(false);
  useEffect(
    () =>
      inLeaderTab('pignon.answers', () => {
        is.current = true;
        return () => (is.current = false);
      }),
    [],
  );
  return () => is.current;
}

/** Reports answers that arrived since the page opened; those of the first load are on the home page. */
function useFresh(answers: readonly CustomerAnswer[] | undefined, tell: (fresh: CustomerAnswer[]) => void): void {
  const known = useRef<ReadonlySet<number>>(undefined);
  const onFresh = useEffectEvent(tell);
  useEffect(() => {
    if (!answers) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...answers.map(({ id }) => id)]);
    const fresh = before ? answers.filter(({ id }) => !before.has(id)) : [];
    if (fresh.length > 0) onFresh(fresh);
  }, [answers]);
}

/**
 * Announces each customer's answer once: in the focused window, else by a system notification if allowed. Omits names
 * while a customer may be looking, and always on a locked telephone.
 */
export function useAnswerNotifications(answers: readonly CustomerAnswer[] | undefined): void {
  const { t } = useTranslation('host');
  const navigate = useNavigate();
  const isPrivate = usePrivacy();
  const isTeller = useIsTeller();
  useEffect(announceVisibility, []);
  useEffect(() => () => void closeNotifications().catch(() => undefined), []);
  const open = useCallback((to: string) => void navigate(to), [navigate]);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const hear = ({ data }: MessageEvent<Partial<PageMessage>>) => {
      if (data.kind === 'open' && data.to !== undefined) open(data.to);
    };
    navigator.serviceWorker.addEventListener('message', hear);
    return () => navigator.serviceWorker.removeEventListener('message', hear);
  }, [open]);

  const sentence = (fresh: readonly CustomerAnswer[], named: boolean): string => {
    const [first] = fresh;
    if (!first || fresh.length > 1) return t('answers.told.many', { count: fresh.length });
    const { kind, contact, property } = first;
    const isNamed = named && !isPrivate && !isPrivateName(contact.contactType);
    const name = isNamed ? contactName(contact) : t('answers.told.somebody');
    return t(`answers.told.${kind}`, { name, reference: property.reference });
  };
  useFresh(answers, (fresh) => {
    if (!document.hidden) {
      const action = { label: t('answers.see'), to: HOME };
      bus.publish('notice.raised', { message: sentence(fresh, true), action, seconds: SECONDS });
      return;
    }
    if (!isTeller() || notificationState() !== 'on') return;
    const tag = fresh.length === 1 ? `pignon-answer-${fresh[0]?.id}` : 'pignon-answers';
    const notification = { title: t('answers.notification'), body: sentence(fresh, false), tag, to: HOME };
    void isAnyWindowVisible()
      .then((isAnswerVisible) => (isAnswerVisible ? undefined : showNotification(notification, open)))
      .catch(() => undefined);
  });
}
