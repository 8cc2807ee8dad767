import { screen } from '@testing-library/react';
import { CompositionProvider, usePageActions, type Composition, type PageAction } from '@pignon/shared/contract';
import type { SearchHit } from '@pignon/shared/domain/search/search.schema';
import { Link } from '@pignon/shared/router';
import { openCart } from '@pignon/shared/state';
import { renderScreen, type ScreenOptions } from '@pignon/shared/testing';
import { addHostMessages } from '../../../messages';
import { addProductMessages } from '../../../messages/product';
import { productQueries } from '../../product-queries';
import { Shell } from '../../shell';

addHostMessages();
addProductMessages();

const inBothLanguages = (fr: string) => ({ fr, en: fr });
const COMPOSITION: Composition = {
  menus: [
    {
      menu: 'search',
      label: inBothLanguages('Biens'),
      icon: 'property',
      to: '/property/list',
      order: 1,
      remote: 'property',
    },
    {
      menu: 'search',
      label: inBothLanguages('Visites'),
      icon: 'visit',
      to: '/visit/list',
      order: 2,
      remote: 'activity',
    },
    {
      menu: 'create',
      label: inBothLanguages('Bien'),
      icon: 'property',
      to: '/property/new',
      order: 1,
      remote: 'property',
    },
  ],
  routes: [
    { path: '/property/list', title: inBothLanguages('Biens'), remote: 'property' },
    { path: '/property/new', title: inBothLanguages('Nouveau bien'), remote: 'property' },
    { path: '/property/:reference', title: inBothLanguages('Bien'), remote: 'property' },
    { path: '/contact/new', title: inBothLanguages('Nouveau contact'), remote: 'contact' },
    { path: '/contact/:id', title: inBothLanguages('Contact'), remote: 'contact' },
  ],
  slotPieces: () => [],
};

/** A contact and a property that the fake search finds. */
export const HITS: SearchHit[] = [
  { kind: 'contact', id: 7, contactType: ['CUSTOMER'], label: 'Harispe Maïalen', detail: 'Biarritz', archived: false },
  {
    kind: 'property',
    reference: 'V26-00042',
    transactionType: 'SALE',
    propertyStatus: 'ARCHIVED',
    label: 'Maison',
    detail: 'Bayonne',
    archived: true,
  },
];

function TestPage({ actions }: { actions: readonly PageAction[] }) {
  usePageActions(actions);
  return <Link to="/contact/7">Vers un contact</Link>;
}

/** Opens the shell around a page that offers `actions`. */
export const openShell = (options: ScreenOptions = {}, actions: readonly PageAction[] = []) =>
  renderScreen(
    <CompositionProvider value={COMPOSITION}>
      <Shell>
        <TestPage actions={actions} />
      </Shell>
    </CompositionProvider>,
    options,
  );
export const searchBox = () => screen.getByRole('combobox', { name: /Rechercher un bien ou un contact/ });
/** Texts of the options on offer, in order. */
export const optionTexts = () => screen.getAllByRole('option').map((option) => option.textContent);
/** Text of the option that Enter would choose. */
export const activeOptionText = () =>
  document.getElementById(searchBox().getAttribute('aria-activedescendant') ?? '')?.textContent;

/** Loads the palette before each test and clears the search's state after each. */
export function setUpSearch(): void {
  beforeEach(async () => {
    // in the product, its code loads two seconds after the first screen
    await import('../palette');
  });
  afterEach(() => {
    localStorage.removeItem('pignon.recent');
    openCart(undefined);
    productQueries.clear();
  });
}
