import { useState, type ReactNode } from 'react';
import { QueryClientProvider } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { lazyDialog } from '@pignon/shared/ui/core';
import { BottomBar } from './navigation/bottom-bar';
import { CreationDialog } from './creation-dialog';
import './erased-from-cart';
import { ChangeAnnouncer } from './announcer/change-announcer';
import { DeveloperPanelShortcut } from './developer-panel-shortcut';
import { Header } from './header/header';
import { IdleDialog } from './idle-dialog';
import { LeaveGuard } from './leave-guard';
import { PageAnnouncer } from './announcer/page-announcer';
import { ConnectionBanner } from './offline/connection-banner';
import { RaisePendingNotice } from './password/raise-pending-notice';
import { productQueries } from './product-queries';
import { Snackbar } from './snackbar/snackbar';
import { WaitingCalls } from '../waiting/waiting-calls';
import { useKeyboard } from './keyboard/use-keyboard';
import './shell.css';

const KeyboardDialog = lazyDialog(async () => (await import('./keyboard/keyboard-dialog')).KeyboardDialog);

/** Frame of every page: header, status bar, snackbar. Provides the query client. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('host');
  const [areKeysShown, setAreKeysShown] = useState(false);
  useKeyboard(() => setAreKeysShown(true));
  return (
    <QueryClientProvider client={productQueries}>
      <a className="host-skip" href="#main">
        {t('header.skip')}
      </a>
      <Header onShowKeys={() => setAreKeysShown(true)} />
      <ConnectionBanner />
      <WaitingCalls />
      <main id="main" className="host-main" tabIndex={-1}>
        {children}
      </main>
      <BottomBar />
      <CreationDialog />
      <Snackbar />
      <RaisePendingNotice />
      <PageAnnouncer />
      <ChangeAnnouncer />
      <LeaveGuard />
      <DeveloperPanelShortcut />
      <IdleDialog />
      {areKeysShown && <KeyboardDialog open onClose={() => setAreKeysShown(false)} />}
    </QueryClientProvider>
  );
}
