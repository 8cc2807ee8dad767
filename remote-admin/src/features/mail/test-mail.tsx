import { useState, type ReactNode } from 'react';
import { call, useMutation } from '@pignon/shared/api';
import { useUser } from '@pignon/shared/auth';
import { isEmail } from '@pignon/shared/domain/contact/email';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Field, Input, Panel, PanelNote, SendIcon, sentenceOf } from '@pignon/shared/ui/core';
import { troubleOf } from './mail-server-errors';
import styles from './mail.module.css';

function TestMailResult({ to, serverError }: { to: string; serverError: string | null }): ReactNode {
  const { t } = useTranslation('admin');
  if (serverError === null) return <Alert type="success" title={t('mail.sent', { to })} />;
  return (
    <Alert type="error" title={t(`mail.trouble.${troubleOf(serverError)}`)}>
      {t('mail.said')} <span lang="en">{serverError}</span>
    </Alert>
  );
}

interface TestMailProps {
  isPossible: boolean;
  /** Version of the saved settings. */
  version: number;
}

/** Sends a test message with the saved settings, and shows the server's response. */
export function TestMail({ isPossible, version }: TestMailProps): ReactNode {
  const { t } = useTranslation('admin');
  const ownEmail = useUser()?.email ?? '';
  const [typed, setTyped] = useState(ownEmail);
  const [isInvalid, setWrong] = useState(false);
  const to = typed.trim();
  const { mutate, isPending, data, error, variables, reset } = useMutation({
    mutationFn: (test: { to: string; version: number }) => call('POST agency/mail/test', { body: { to: test.to } }),
  });
  const send = () => {
    setWrong(!isEmail(to));
    if (isEmail(to)) mutate({ to, version });
  };
  // a result says nothing about settings saved after it
  const isCurrent = variables?.version === version;
  return (
    <Panel title={t('mail.test')} icon={<SendIcon />}>
      <PanelNote>{t(isPossible ? 'mail.testText' : 'mail.testImpossible')}</PanelNote>
      <div className={styles.test}>
        <Field label={t('mail.to')} error={isInvalid && t('mail.badAddress')}>
          {(ids) => (
            <Input
              {...ids}
              inputMode="email"
              autoComplete="off"
              invalid={isInvalid}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setWrong(false);
                reset();
              }}
              onKeyDown={({ key }) => key === 'Enter' && isPossible && send()}
            />
          )}
        </Field>
        <Button icon={<SendIcon />} loading={isPending} disabled={!isPossible} onClick={send}>
          {t('mail.testDo')}
        </Button>
      </div>
      <div aria-live="polite">
        {data && isCurrent && (
          <TestMailResult to={variables.to} serverError={data.sent ? null : (data.message ?? '')} />
        )}
        {error && isCurrent && <Alert type="error" title={sentenceOf(error) ?? t('mail.testFailed')} />}
      </div>
    </Panel>
  );
}
