import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { useStore } from '@pignon/shared/state';
import { VersionBanner } from '../strip/version-banner';
import { useLiveRemotes } from '../use-live-remotes';
import { endedPreviews, previews } from './previews';

type NamedVersion = Readonly<{ name: string; version: string }>;

const includesVersion = (versions: readonly NamedVersion[], { name, version }: NamedVersion): boolean =>
  versions.some((candidate) => candidate.name === name && candidate.version === version);

/**
 * Lists the previewed versions with a button to leave them, or the reason why one ended. One that ended during unsaved
 * work stays listed.
 */
export function PreviewBanner(): ReactNode {
  const { t } = useTranslation('boot');
  const remotes = Object.values(useLiveRemotes().remotes).filter(previews.isPreview);
  const ended = useStore(endedPreviews) ?? [];
  const endedOverrides = ended.filter((candidate) => !includesVersion(remotes, candidate));
  const sentences = [...new Set(endedOverrides.map(({ why, ...values }) => t(`preview.${why}`, values)))];
  const endedOnScreen = remotes.filter((candidate) => includesVersion(ended, candidate));
  const activePreviews = remotes.filter((candidate) => !endedOnScreen.includes(candidate));
  const previewTexts = activePreviews.map(({ name, version }) => t('preview.version', { name, version })).join(', ');
  const messages = [
    ...(previewTexts === '' ? [] : [t('preview.shown', { what: previewTexts })]),
    ...endedOnScreen.map(({ name, version }) => t('preview.over', { name, version })),
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
