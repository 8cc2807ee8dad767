import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { bus } from '@pignon/shared/bus';
import { timestampOf } from '@pignon/shared/domain/common/date-time';
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
const DISPLAY_SECONDS = 15;
const HOME_PATH = '/';
/** Maximum number listed, newest first; beyond it only the count is shown. */
export const MAX_LISTED_ANSWERS = 50;

/** True in the one window of this browser that shows system notifications. */
function useIsNotifier(): () => boolean {
  const isNotifier = useRef(false);
  useEffect(
    () =>
      inLeaderTab('pignon.answers', () => {
        isNotifier.current = true;
        return () => (isNotifier.current = false);
      }),
    [],
  );
  return () => isNotifier.current;
}

/** Time after which answers are all listed: a full list may have left out older ones. */
const completeSince = (answers: readonly CustomerAnswer[]): number =>
  answers.length < MAX_LISTED_ANSWERS ? -Infinity : Math.min(...answers.map(({ at }) => timestampOf(at)));

/** Reports answers that arrived since the page opened; those of the first load are on the home page. */
function useNewAnswers(
  answers: readonly CustomerAnswer[] | undefined,
  onNewAnswers: (newAnswers: CustomerAnswer[]) => void,
): void {
  const knownIds = useRef<ReadonlySet<number>>(undefined);
  const listedSince = useRef(-Infinity);
  const onFresh = useEffectEvent(onNewAnswers);
  useEffect(() => {
    if (!answers) return;
    const previousIds = knownIds.current;
    knownIds.current = new Set([...(previousIds ?? []), ...answers.map(({ id }) => id)]);
    const previousTime = listedSince.current;
    listedSince.current = completeSince(answers);
    const isNew = ({ id, at }: CustomerAnswer) => !previousIds?.has(id) && timestampOf(at) > previousTime;
    const newAnswers = previousIds ? answers.filter(isNew) : [];
    if (newAnswers.length > 0) onFresh(newAnswers);
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
  const isTeller = useIsNotifier();
  useEffect(announceVisibility, []);
  useEffect(() => () => void closeNotifications().catch(() => undefined), []);
  const open = useCallback((to: string) => void navigate(to), [navigate]);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const onWorkerMessage = ({ data }: MessageEvent<Partial<PageMessage>>) => {
      if (data.kind === 'open' && data.to !== undefined) open(data.to);
    };
    navigator.serviceWorker.addEventListener('message', onWorkerMessage);
    return () => navigator.serviceWorker.removeEventListener('message', onWorkerMessage);
  }, [open]);

  const notificationText = (newAnswers: readonly CustomerAnswer[], includesName: boolean): string => {
    const [first] = newAnswers;
    if (!first || newAnswers.length > 1) return t('answers.told.many', { count: newAnswers.length });
    const { kind, contact, property } = first;
    const isNamed = includesName && !isPrivate && !isPrivateName(contact.contactType);
    const name = isNamed ? contactName(contact) : t('answers.told.somebody');
    return t(`answers.told.${kind}`, { name, reference: property.reference });
  };
  useNewAnswers(answers, (newAnswers) => {
    if (!document.hidden) {
      const action = { label: t('answers.see'), to: HOME_PATH };
      bus.publish('notice.raised', { message: notificationText(newAnswers, true), action, seconds: DISPLAY_SECONDS });
      return;
    }
    if (!isTeller() || notificationState() !== 'on') return;
    const tag = newAnswers.length === 1 ? `pignon-answer-${newAnswers[0]?.id}` : 'pignon-answers';
    const notification = {
      title: t('answers.notification'),
      body: notificationText(newAnswers, false),
      tag,
      to: HOME_PATH,
    };
    void isAnyWindowVisible()
      .then((isAnswerVisible) => (isAnswerVisible ? undefined : showNotification(notification, open)))
      .catch(() => undefined);
  });
}
