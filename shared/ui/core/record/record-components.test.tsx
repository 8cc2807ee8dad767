import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { openCart, privacyStore } from '@pignon/shared/state';
import { aPropertySummary, renderScreen } from '@pignon/shared/testing';
import {
  CommentList,
  EnergyBadge,
  MandateStatusTag,
  MandateTypeTag,
  Email,
  MaskedValue,
  Money,
  Phone,
  PropertyCard,
  ScreenEmpty,
  ScreenLoading,
  Thumbnail,
} from '..';

afterEach(() => openCart(undefined));

const EXACT_TEXT = { normalizer: (text: string) => text };

describe('a property card', () => {
  it('shows price, title, place and three figures, which have accessible labels', async () => {
    await renderScreen(<PropertyCard property={aPropertySummary()} to="/property/V26-00042" />);
    const card = within(screen.getByRole('article'));
    expect(card.getByText('425\u202f000\u00a0€', EXACT_TEXT)).toBeVisible();
    expect(card.getByText('64100 Bayonne')).toBeVisible();
    expect(card.getByText('5 pièces')).toBeInTheDocument();
    expect(card.getByText('3 chambres')).toBeInTheDocument();
    expect(card.getByRole('img', { name: 'DPE\u00a0: classe C' })).toBeVisible();
    expect(card.getByRole('link')).toHaveAttribute('href', '/property/V26-00042');
  });

  it('shows a missing price, and the land of a plot', async () => {
    const plot = aPropertySummary({ price: null, homeSize: null, rooms: null, bedrooms: null, landSize: 1240 });
    await renderScreen(<PropertyCard property={plot} to="/x" />);
    expect(screen.getByText('Prix non renseigné')).toBeVisible();
    expect(screen.getByText(/1.240 m² de terrain/)).toBeInTheDocument();
  });

  it('adds the property to the cart and removes it', async () => {
    openCart('anne');
    const { user } = await renderScreen(<PropertyCard property={aPropertySummary()} to="/x" />);
    await user.click(screen.getByRole('button', { name: 'Ajouter au panier' }));
    const removeButton = screen.getByRole('button', { name: 'Retirer du panier' });
    expect(removeButton).toHaveAttribute('aria-pressed', 'true');
    await user.click(removeButton);
    expect(screen.getByRole('button', { name: 'Ajouter au panier' })).toBeVisible();
  });
});

describe('a picture', () => {
  it.each([
    ['is 40 px high and 16:9 by default', undefined, 'width: 71px; height: 40px;'],
    ['is 16:9 at another height', 54, 'width: 96px; height: 54px;'],
    ['is as wide as its container when it fills it', 'fill', null],
  ] as const)('%s', async (_, height, style) => {
    await renderScreen(<Thumbnail src="/media/one" alt="Façade" height={height} />);
    expect(screen.getByRole('img', { name: 'Façade' }).parentElement?.getAttribute('style') ?? null).toBe(style);
  });

  it('shows a placeholder when it cannot be loaded', async () => {
    await renderScreen(<Thumbnail src="/media/gone" alt="Façade" />);
    fireEvent.error(screen.getByRole('img', { name: 'Façade' }));
    expect(screen.getByRole('img', { name: 'Pas encore de photo' })).toHaveAttribute('src', '/missing.png');
  });

  it('loads again when another one is requested', async () => {
    function Two() {
      const [src, setSrc] = useState('/media/gone');
      return (
        <button type="button" onClick={() => setSrc('/media/other')}>
          <Thumbnail src={src} alt="Façade" />
        </button>
      );
    }
    const { user } = await renderScreen(<Two />);
    fireEvent.error(screen.getByRole('img', { name: 'Façade' }));
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('img', { name: 'Façade' })).toHaveAttribute('src', '/media/other');
  });
});

describe('private values', () => {
  const phoneElement = <Phone number="+33612345678" />;

  it('are not in the document while privacy is on', async () => {
    const { container } = await renderScreen(
      <>
        {phoneElement}
        <Email address="anne@exemple.fr" className="cut" />
        <MaskedValue like="245 000 €">
          <Money euros={245000} />
        </MaskedValue>
      </>,
      { privacy: true },
    );
    expect(screen.getAllByText('Masqué en écran client')).toHaveLength(3);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(container.innerHTML).not.toMatch(/6.?12|anne|exemple|245/);
    expect(container).toHaveTextContent('55 55 55 55 55');
    expect(container.querySelector('.cut')).toHaveTextContent(/^n{15}$/);
  });

  it('give the reason, by keyboard too', async () => {
    const { user } = await renderScreen(phoneElement, { privacy: true });
    await user.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Masqué en écran client');
  });

  it('give the reason when the enclosing link is focused, without a tab stop of their own', async () => {
    const { user } = await renderScreen(
      <>
        <a href="/contact/7">
          <MaskedValue spoken="Contact 7">Anne</MaskedValue>
        </a>
        <button>Suite</button>
      </>,
      { privacy: true },
    );
    await user.tab();
    expect(screen.getByRole('link', { name: /^Contact 7, Masqué en écran client/ })).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Masqué en écran client');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Suite' })).toHaveFocus();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('appear as soon as privacy is turned off', async () => {
    await renderScreen(phoneElement, { privacy: true });
    act(() => privacyStore.set(false));
    expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+33612345678');
    expect(screen.getByRole('link')).toHaveTextContent('06 12 34 56 78');
  });

  it('include comments', async () => {
    const comments = [
      { pinned: false, text: 'Ancien', createdTime: '2026-01-01T00:00:00.000Z', author: null },
      { pinned: false, text: 'Récent', createdTime: '2026-11-01T00:00:00.000Z', author: null },
      { pinned: true, text: 'Important', createdTime: '2025-01-01T00:00:00.000Z', author: 'Claire' },
    ];
    await renderScreen(<CommentList comments={comments} />, { privacy: true });
    expect(screen.queryByText('Récent')).not.toBeInTheDocument();
    act(() => privacyStore.set(false));
    const order = screen.getAllByRole('listitem').map((item) => /Important|Récent|Ancien/.exec(item.textContent)?.[0]);
    expect(order).toEqual(['Important', 'Récent', 'Ancien']);
  });
});

describe('states of a mandate', () => {
  it.each([
    ['PENDING', 'En attente', 'amber'],
    ['RUNNING', 'En cours', 'green'],
    ['EXPIRED', 'Expiré', 'neutral'],
    ['SOLD', 'Conclu', 'purple'],
    ['CLOSED', 'Clos', 'neutral'],
    ['SOMETHING', 'Inconnu', 'crimson'],
  ])('%s is %s in %s', async (status, words, tone) => {
    await renderScreen(<MandateStatusTag status={status} />);
    expect(screen.getByText(words)).toHaveClass(`pg-tone-${tone}`);
    expect(screen.getByText(words).querySelector('svg')).not.toBeNull();
  });

  it.each([
    ['SALE', 'Vendu'],
    ['RENT', 'Loué'],
    [null, 'Conclu'],
  ] as const)('SOLD of %s is %s', async (transaction, words) => {
    await renderScreen(<MandateStatusTag status="SOLD" transaction={transaction} />);
    expect(screen.getByText(words)).toHaveClass('pg-tone-purple');
  });

  it('shows a generic icon for an unknown type', async () => {
    await renderScreen(<MandateTypeTag type="NEW_KIND" />);
    await waitFor(() => expect(screen.getByText('Mandat').querySelector('[data-icon=audit]')).not.toBeNull());
  });
});

describe('small components of records', () => {
  it.each([
    [null, 'DPE non renseigné'],
    ['VI', 'DPE vierge'],
    ['NS', 'DPE non requis'],
    ['G', 'DPE\u00a0: classe G'],
  ] as const)('names the energy class %s', async (letter, words) => {
    await renderScreen(<EnergyBadge letter={letter} />);
    expect(screen.getByRole('img', { name: words })).toBeVisible();
  });

  it('shows a dash for an unknown amount', async () => {
    await renderScreen(<Money euros={null} />);
    expect(screen.getByText('—')).toBeVisible();
  });

  it('announces a loading screen, and explains an empty one', async () => {
    const { rerender } = await renderScreen(<p>rien</p>);
    rerender(<ScreenLoading />);
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
    const act = jest.fn();
    rerender(
      <ScreenEmpty title="Aucun mandat" action={<button onClick={act}>Créer un mandat</button>}>
        Les mandats de l’agence.
      </ScreenEmpty>,
    );
    expect(screen.getByRole('heading', { name: 'Aucun mandat' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Créer un mandat' })).toBeVisible();
  });
});
