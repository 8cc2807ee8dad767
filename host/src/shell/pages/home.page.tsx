import { useUser } from '@pignon/shared/auth';
import { Slot, useMenus, type HomeView } from '@pignon/shared/contract';
import { formatLongDate, useTranslation } from '@pignon/shared/i18n';
import { Button, ButtonLink, EllipsisIcon, Menu, PageFrame, Segmented } from '@pignon/shared/ui/core';
import { NotificationOffer } from '../../answers/notification-offer';
import { useCreationDialog } from '../creation-dialog';
import { MenuIcon } from '../navigation/menu-icon';
import { localized, menuItems } from '../navigation/menu-items';
import { HomeCards } from './home-cards';
import { homeScopeStore, useHomeScope, HOME_SCOPES } from './home-scope';
import { useToday } from './use-today';
import './home.css';

const MAX_BUTTONS = 3;

/** Create buttons: the most frequent kinds directly, the others in a menu. */
function Create() {
  const { t } = useTranslation('host');
  const entries = useMenus('create');
  const dialogFor = useCreationDialog();
  if (entries.length === 0) return null;
  const remainingEntries = entries.slice(MAX_BUTTONS);
  return (
    <nav className="host-home-create" aria-label={t('home.create')}>
      {entries.slice(0, MAX_BUTTONS).map((entry) => (
        <ButtonLink key={entry.to} to={entry.to} icon={<MenuIcon name={entry.icon} />} instead={dialogFor(entry.to)}>
          {localized(entry.label)}
        </ButtonLink>
      ))}
      {remainingEntries.length > 0 && (
        <Menu
          side="end"
          label={t('home.createMore')}
          items={menuItems(remainingEntries, dialogFor)}
          trigger={(props) => (
            <Button {...props} className="host-home-more" icon={<EllipsisIcon />} aria-label={t('home.createMore')}>
              {t('bottom.more')}
            </Button>
          )}
        />
      )}
    </nav>
  );
}

/** Greeting, and pending counts of each domain in one line. */
function Greeting(view: HomeView) {
  const { t } = useTranslation('host');
  const user = useUser();
  return (
    <div className="host-home-hello">
      <strong>{t('home.hello', { name: user?.firstName ?? '' }).trim()}</strong>
      <div className="host-home-summary" role="group" aria-label={t('home.summary')}>
        <Slot name="home.summary" {...view} />
        <span className="host-home-calm">{t('home.calm')}</span>
      </div>
    </div>
  );
}

/** "Ma journée": panels of all domains, in order of urgency. */
export function Page() {
  const { t } = useTranslation('host');
  const { whose, mayChoose } = useHomeScope();
  const view: HomeView = { whose, day: useToday() };
  return (
    <PageFrame
      title={t('home.title')}
      tags={
        <time className="host-home-date" dateTime={view.day}>
          {formatLongDate(view.day)}
        </time>
      }
      toolbar={
        mayChoose && (
          <Segmented
            label={t('home.whose')}
            value={whose}
            options={HOME_SCOPES.map((value) => ({ value, label: t(`home.whose.${value}`) }))}
            onChange={homeScopeStore.set}
          />
        )
      }
      action={<Create />}
    >
      <Greeting {...view} />
      <div className="host-home-urgent">
        <Slot name="home.urgent" {...view} />
      </div>
      <div className="host-home-figures">
        <Slot name="home.figures" {...view} />
      </div>
      <HomeCards {...view} />
      <NotificationOffer />
      <p className="host-home-hint">{t('home.hint')}</p>
    </PageFrame>
  );
}
