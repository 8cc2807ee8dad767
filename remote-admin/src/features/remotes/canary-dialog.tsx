import { useState, type ReactNode } from 'react';
import { GUARD_DEFAULTS, type GuardPlan } from '@pignon/shared/domain/rollout/canary-guard';
import { ROLES, type Role } from '@pignon/shared/domain/user/user.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { toggled } from '@pignon/shared/router';
import { Alert, Button, Dialog, Field, Input, sentenceOf } from '@pignon/shared/ui/core';
import { useOrder } from '../../data/rollout.queries';
import type { OrderProps } from './rollout-request';
import styles from './remotes.module.css';

const EMAIL = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/;
const MAX_EMAILS = 50;
const FIRST_SHARE = 10;

const emailsIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/**
 * Starts a canary, or changes it: a version for a share of users, for roles or for named users. An automatic one keeps
 * its plan and the share that it has reached.
 */
export function CanaryDialog({
  remote,
  revision,
  version,
  onDone,
  onClose,
}: OrderProps & { version: string }): ReactNode {
  const { t } = useTranslation('admin');
  const order = useOrder(onDone);
  const current = remote.canary?.version === version ? remote.canary : null;
  const [percent, setPercent] = useState(current?.percent ?? FIRST_SHARE);
  const [roles, setRoles] = useState<readonly Role[]>(current?.roles ?? []);
  const [emails, setEmails] = useState(current?.emails.join('\n') ?? '');
  const [auto, setAuto] = useState(current?.auto !== undefined);
  const plan: GuardPlan = current?.auto ?? GUARD_DEFAULTS;
  const automaticShare = current && current.percent > 0 ? current.percent : GUARD_DEFAULTS.steps[0];
  const verb = current ? 'retry' : 'try';
  const addresses = emailsIn(emails);
  const isShare = auto || (percent >= 0 && percent <= 100);
  const invalidEmail = addresses.find((one) => !EMAIL.test(one));
  const tooMany = addresses.length > MAX_EMAILS ? t('remotes.emailsMany', { count: MAX_EMAILS }) : undefined;
  const reachesSomebody = auto || percent > 0 || roles.length > 0 || addresses.length > 0;
  const isValid = isShare && invalidEmail === undefined && tooMany === undefined && reachesSomebody;
  const toggle = (role: Role) => setRoles((current) => toggled(current, role));
  const startCanary = () =>
    order.mutate({
      order: 'CANARY',
      remote: remote.name,
      revision,
      version,
      percent: auto ? automaticShare : percent,
      roles: [...roles],
      emails: addresses,
      ...(auto ? { auto: { ...plan, steps: [...plan.steps] } } : {}),
    });
  // an order that was sent cannot be cancelled, and its refusal is shown here
  const close = () => {
    if (!order.isPending) onClose();
  };
  return (
    <Dialog
      open
      title={t(`remotes.ask.${verb}`, { name: remote.name, version })}
      onClose={close}
      footer={
        <>
          <Button disabled={order.isPending} onClick={close}>
            {t('action.cancel')}
          </Button>
          <Button type="primary" disabled={!isValid} loading={order.isPending} onClick={startCanary}>
            {t(`remotes.${verb}`)}
          </Button>
        </>
      }
    >
      <div className={styles.trial}>
        {order.error && <Alert type="error" title={sentenceOf(order.error) ?? t('sync.failedToDo')} />}
        <p>{t('remotes.means.try', { stable: remote.stable })}</p>
        {remote.canary && !current && <p>{t('remotes.means.replaces', { version: remote.canary.version })}</p>}
        <label className={styles.auto}>
          <input type="checkbox" checked={auto} onChange={() => setAuto(!auto)} />
          {t('remotes.auto', { steps: plan.steps.join(', ') })}
        </label>
        {auto && (
          <p className={styles.soft}>{t('remotes.means.auto', { sessions: plan.sessions, minutes: plan.minutes })}</p>
        )}
        {!auto && (
          <Field label={t('remotes.share')} error={isShare ? undefined : t('remotes.shareWrong')}>
            {(ids) => (
              <Input
                {...ids}
                type="number"
                min={0}
                max={100}
                suffix="%"
                value={Number.isNaN(percent) ? '' : percent}
                onChange={({ target }) => setPercent(target.valueAsNumber)}
              />
            )}
          </Field>
        )}
        <fieldset className={styles.roles}>
          <legend>{t('remotes.roles')}</legend>
          {ROLES.map((role) => (
            <label key={role}>
              <input type="checkbox" checked={roles.includes(role)} onChange={() => toggle(role)} />
              {t(`role.${role}`)}
            </label>
          ))}
        </fieldset>
        <Field
          label={t('remotes.emails')}
          hint={t('remotes.emailsHint')}
          error={invalidEmail === undefined ? tooMany : t('remotes.emailWrong', { email: invalidEmail })}
        >
          {(ids) => (
            <textarea
              {...ids}
              className={styles.emails}
              rows={3}
              value={emails}
              onChange={({ target }) => setEmails(target.value)}
            />
          )}
        </Field>
        {!reachesSomebody && <p role="status">{t('remotes.reachesNobody')}</p>}
      </div>
    </Dialog>
  );
}
