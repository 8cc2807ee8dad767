import { useUser } from '@pignon/shared/auth';
import { Slot, useComposition, useMenus, type MenuEntry } from '@pignon/shared/contract';
import { formatLongDate, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { PageFrame } from '@pignon/shared/ui/core';
import { MenuIcon } from '../menu-icon';
import { localized } from '../menu-items';
import './home.css';

function Tiles({ title, entries }: { title: string; entries: readonly MenuEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className="host-home-tiles" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to}>
              <MenuIcon name={entry.icon} />
              {localized(entry.label)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}

/** "Ma journée": what each domain has to say this morning, and the ways on. */
export function Page() {
  const { t } = useTranslation('host');
  const user = useUser();
  const { slotPieces } = useComposition();
  const create = useMenus('create');
  const browse = useMenus('search');
  const widgets = slotPieces('home.widget').length > 0;
  return (
    <PageFrame title={t('home.title')}>
      <p className="host-home-hello">
        <strong>{t('home.hello', { name: user?.firstName ?? '' })}</strong>
        <span>{capitalised(formatLongDate(new Date()))}</span>
      </p>
      <div className={widgets ? 'host-home host-home-wide' : 'host-home'}>
        {widgets && (
          <div className="host-home-widgets">
            <Slot name="home.widget" />
          </div>
        )}
        <aside className="host-home-side">
          <Tiles title={t('home.create')} entries={create} />
          <Tiles title={t('home.go')} entries={browse} />
          <p className="host-home-hint">{t('home.hint')}</p>
        </aside>
      </div>
    </PageFrame>
  );
}
