import { screen, within } from '@testing-library/react';
import { CompositionProvider, type Composition, type HomeView } from '@pignon/shared/contract';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { renderScreen } from '@pignon/shared/testing';
import { fakeTimersOnly } from '@pignon/shared/testing/fake-timers';
import { addHostMessages } from '../../messages';
import { addProductMessages } from '../../messages/product';
import { homeScopeOf, homeScopeStore } from './home-scope';
import { Page } from './home.page';

addHostMessages();
addProductMessages();
afterEach(() => {
  homeScopeStore.clear();
  jest.useRealTimers();
});

const slotSummary = ({ whose, day }: HomeView) => `${whose} ${day}`;

/** A remote that fills the slots of the home page with their props. */
const COMPOSITION: Composition = {
  menus: [
    {
      menu: 'create',
      label: { fr: 'Nouveau bien', en: 'New property' },
      icon: 'property',
      to: '/property/new',
      order: 1,
      remote: 'x',
    },
  ],
  routes: [],
  slotPieces: (slot) =>
    slot.startsWith('home.')
      ? [{ key: slot, remote: 'x', Piece: (props: object) => <p>{`${slot} ${slotSummary(props as HomeView)}`}</p> }]
      : [],
};

const openHome = (roles: readonly Role[], composition = COMPOSITION) =>
  renderScreen(
    <CompositionProvider value={composition}>
      <Page />
    </CompositionProvider>,
    { roles },
  );

describe('the home page', () => {
  it('shows negotiators their own day, without a choice of scope', async () => {
    fakeTimersOnly(['Date'], new Date('2026-11-21T22:59:00Z'));
    await openHome(['NEGOTIATOR']);
    for (const slot of ['home.summary', 'home.figures', 'home.widget'])
      expect(screen.getByText(`${slot} ME 2026-11-21`)).toBeVisible();
    expect(screen.getByText('samedi 21 novembre 2026')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('link', { name: 'Nouveau bien' })).toHaveAttribute('href', '/property/new');
  });

  it('shows managers the agency first, and remembers their choice', async () => {
    fakeTimersOnly(['Date'], new Date('2026-11-21T23:01:00Z'));
    const { user, unmount } = await openHome(['MANAGER']);
    expect(screen.getByText('home.widget ALL 2026-11-22')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Moi' }));
    expect(screen.getByText('home.widget ME 2026-11-22')).toBeVisible();
    unmount();
    await openHome(['MANAGER']);
    expect(screen.getByRole('radio', { name: 'Moi' })).toBeChecked();
  });

  it('offers three kinds to create directly, and the others in a menu', async () => {
    const kinds = ['Bien', 'Contact', 'Mandat', 'Visite', 'Tâche', 'Appel'];
    const menus = kinds.map((name, order) => ({
      menu: 'create' as const,
      label: { fr: name, en: name },
      icon: 'property' as const,
      to: `/kind-${order}/new`,
      order,
      remote: `x${order}`,
    }));
    const { user } = await openHome(['NEGOTIATOR'], { ...COMPOSITION, menus });
    const create = within(screen.getByRole('navigation', { name: 'Créer' }));
    expect(create.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(kinds.slice(0, 3));
    await user.click(create.getByRole('button', { name: /^Plus/ }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(kinds.slice(3));
    expect(screen.getByRole('menuitem', { name: 'Tâche' })).toHaveAttribute('href', '/kind-4/new');
  });

  it('derives the scope from the role for users who cannot choose', () => {
    expect(homeScopeOf(['SUPPORT'], 'ME')).toEqual({ mayChoose: false, whose: 'ALL' });
    expect(homeScopeOf(['NEGOTIATOR'], 'ALL')).toEqual({ mayChoose: false, whose: 'ME' });
    expect(homeScopeOf(['NEGOTIATOR', 'MANAGER'], null)).toEqual({ mayChoose: true, whose: 'ME' });
    expect(homeScopeOf(['NEGOTIATOR', 'MANAGER'], 'ALL')).toEqual({ mayChoose: true, whose: 'ALL' });
  });
});
