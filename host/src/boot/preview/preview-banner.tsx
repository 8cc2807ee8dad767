import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { useStore } from '@pignon/shared/state';
import { VersionBanner } from '../strip/version-banner';
import { useLiveRemotes } from '../use-live-remotes';
import { endedPreviews, previews } from './previews';

type Named = Readonly<{ name: string; version: string }>;

const isAmong = (versions: readonly Named[], { name, version }: Named): boolean =>
  versions.some((one) => one.name === name && one.version === version);

/**
 * Lists the previewed versions with a button to leave them, or the reason why one ended. One that ended during unsaved
 * work stays listed.
 */
export function PreviewBanner(): ReactNode {
  const { t } = useTranslation('boot');
  const remotes = Object.values(useLiveRemotes().remotes).filter(previews.isPreview);
  const over = useStore(endedPreviews) ?? [];
  const endedOverrides = over.filter((one) => !isAmong(remotes, one));
  const sentences = [...new Set(endedOverrides.map(({ why, ...values }) => t(`preview.${why}`, values)))];
  const going = remotes.filter((one) => isAmong(over, one));
  const staying = remotes.filter((one) => !going.includes(one));
  const what = staying.map(({ name, version }) => t('preview.version', { name, version })).join(', ');
  const messages = [
    ...(what === '' ? [] : [t('preview.shown', { what })]),
    ...going.map(({ name, version }) => t('preview.over', { name, version })),
  ];
  return (
    <>
      {sentences.length > 0 && (
        <VersionBanner
          kind="ended"
          text={sentences.join(' ')}
          action={t('preview.close')}
          onAction={() => endedPreviews.set(undefined)}
        />
      )}
      {messages.length > 0 && (
        <VersionBanner kind="shown" text={messages.join(' ')} action={t('preview.leave')} onAction={previews.leave} />
      )}
    </>
  );
}
