import { useState, type SubmitEvent } from 'react';
import { useUnsavedChanges } from '@pignon/shared/contract';
import { portOf } from '@pignon/shared/federation/override/local-origin';
import { OverrideRefused, type OverrideRefusal } from '@pignon/shared/federation/override/override-store';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Field, Input, SelectBox } from '@pignon/shared/ui/core';
import { overrides } from '../../boot/override/overrides';
import { useLiveRemotes } from '../../boot/use-live-remotes';
import './override-form.css';

const originAt = (port: string): string => `http://localhost:${port.trim()}`;

/** Sets an override of one remote from a local port, then reloads the page. */
export function OverrideForm() {
  const { t } = useTranslation('developer');
  const names = Object.keys(useLiveRemotes().remotes).sort();
  const unsaved = useUnsavedChanges();
  const [name, setName] = useState('');
  const [port, setPort] = useState('');
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<OverrideRefusal>();
  const [busy, setBusy] = useState(false);
  const wrongPort = portOf(originAt(port)) === undefined;
  const ask = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    setRefused(undefined);
    if (name === '' || wrongPort || unsaved || busy) return;
    setBusy(true);
    try {
      await overrides.set(name, originAt(port));
    } catch (cause) {
      setRefused(cause instanceof OverrideRefused ? cause.reason : 'unreachable');
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="host-override-form"
      noValidate
      aria-label={t('overrides.ask')}
      onSubmit={(event) => void ask(event)}
    >
      <Field label={t('overrides.remote')} error={tried && name === '' ? t('overrides.noRemote') : undefined}>
        {(ids) => (
          <SelectBox
            {...ids}
            aria-invalid={tried && name === ''}
            value={name}
            placeholder={t('overrides.choose')}
            options={names.map((value) => ({ value, label: value }))}
            onChange={setName}
          />
        )}
      </Field>
      <Field
        label={t('overrides.port')}
        hint={t('overrides.portHint')}
        error={tried && wrongPort ? t('overrides.badPort') : undefined}
      >
        {(ids) => (
          <Input
            {...ids}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            invalid={tried && wrongPort}
            value={port}
            onChange={(event) => setPort(event.target.value)}
          />
        )}
      </Field>
      <Button type="primary" htmlType="submit" loading={busy}>
        {t('overrides.ask')}
      </Button>
      {tried && unsaved && <Alert type="warning" title={t('overrides.unsaved')} />}
      {refused && <Alert type="error" title={t(`overrides.refused.${refused}`)} />}
    </form>
  );
}
