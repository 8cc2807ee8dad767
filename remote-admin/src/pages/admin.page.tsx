import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useParams } from '@pignon/shared/router';
import { ButtonLink, PageFrame, ScreenEmpty } from '@pignon/shared/ui/core';
import { modelOfPath, type AdminModel } from '../features/admin-sections';
import { AdminTabs } from '../features/admin-tabs';
import { AgencyPanel } from '../features/agency/agency-panel';
import { ErrorsSection } from '../features/errors/errors-section';
import { AuditSection } from '../features/journal/audit-section';
import { MailPanel } from '../features/mail/mail-panel';
import { MessagesSection } from '../features/messages/messages-section';
import { RemotesTable } from '../features/remotes/remotes-table';
import { TextsPanel } from '../features/texts/texts-panel';
import { UsersSection } from '../features/users/users-section';

/** Sections with a list and its own toolbar. */
const LISTS = {
  users: () => <UsersSection />,
  messages: () => <MessagesSection />,
  journal: () => <AuditSection />,
  errors: () => <ErrorsSection />,
} satisfies Partial<Record<AdminModel, () => ReactNode>>;

const isList = (model: AdminModel): model is keyof typeof LISTS => model in LISTS;

/** Sections without a toolbar. */
const PANELS: Readonly<Record<Exclude<AdminModel, keyof typeof LISTS>, () => ReactNode>> = {
  agency: () => <AgencyPanel />,
  texts: () => <TextsPanel />,
  mail: () => <MailPanel />,
  remotes: () => <RemotesTable />,
};

/** The administration area; its parts each have an address. */
export function Page(): ReactNode {
  const { t } = useTranslation('admin');
  const model = modelOfPath(useParams().modelValue);
  if (model !== null && isList(model)) return LISTS[model]();
  return (
    <PageFrame title={t(model === null ? 'title' : `tab.${model}`)}>
      <AdminTabs model={model} />
      {model === null ? (
        <ScreenEmpty
          title={t('unknown')}
          action={<ButtonLink to={paths.administration('users')}>{t('tab.users')}</ButtonLink>}
        />
      ) : (
        PANELS[model]()
      )}
    </PageFrame>
  );
}
