import { useState, type ReactNode } from 'react';
import { GUARD_DEFAULTS } from '@pignon/shared/domain/rollout/canary-guard';
import { ROLES, type Role } from '@pignon/shared/domain/user/user.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Dialog, Field, Input, sentenceOf } from '@pignon/shared/ui/core';
import { useOrder } from '../../data/rollout.queries';
import type { OrderProps } from './rollout-request';
import styles from './remotes.module.css';

const EMAIL = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/;
const MAX_EMAILS = 50;
const FIRST_SHARE = 10;
const PLAN = { ...GUARD_DEFAULTS, steps: [...GUARD_DEFAULTS.steps] as [number, ...number[]] };

const emailsIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** Starts a canary: a version for a share of users, for roles or for named users. */
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
  const addresses = emailsIn(emails);
  const isShare = percent >= 0 && percent <= 100;
  const invalidEmail = addresses.find((one) => !EMAIL.test(one));
  const reachesSomebody = auto || percent > 0 || roles.length > 0 || addresses.length > 0;
  const isValid = isShare && invalidEmail === undefined && addresses.length <= MAX_EMAILS && reachesSomebody;
  const toggle = (role: Role) =>
    setRoles(roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role]);
  const startCanary = () =>
    order.mutate({
      order: 'CANARY',
      remote: remote.name,
      revision,
      version,
      percent: auto ? PLAN.steps[0] : percent,
      roles: [...roles],
      emails: addresses,
      ...(auto ? { auto: PLAN } : {}),
    });
  return (
    <Dialog
      open
      title={t('remotes.ask.try', { name: remote.name, version })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button type="primary" disabled={!isValid} loading={order.isPending} onClick={startCanary}>
            {t('remotes.try')}
          </Button>
        </>
      }
    >
      <div className={styles.trial}>
        {order.error && <Alert type="error" title={sentenceOf(order.error) ?? t('sync.failedToDo')} />}
        <p>{t('remotes.means.try', { stable: remote.stable })}</p>
        <label className={styles.auto}>
          <input type="checkbox" checked={auto} onChange={() => setAuto(!auto)} />
          {t('remotes.auto', { steps: PLAN.steps.join(', ') })}
        </label>
        {auto && (
          <p className={styles.soft}>{t('remotes.means.auto', { sessions: PLAN.sessions, minutes: PLAN.minutes })}</p>
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
          error={
            invalidEmail === undefined
              ? addresses.length > MAX_EMAILS && t('remotes.emailsMany', { count: MAX_EMAILS })
              : t('remotes.emailWrong', { email: invalidEmail })
          }
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
