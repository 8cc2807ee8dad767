import { screen, within } from '@testing-library/react';
import { pageActions } from '@pignon/shared/contract';
import type { TimelineEntry } from '@pignon/shared/domain/contact/timeline.schema';
import { aContact, aPage, renderScreen } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Page } from './contact.page';
import { Page as EditPage } from './edit.page';
import { Page as MergePage } from './merge.page';

const messages = { namespace: 'contact', load: () => Promise.resolve(fr) };
const CALLED: TimelineEntry = {
  key: 'event:1',
  kind: 'CALL',
  at: '2026-11-20T09:00:00.000Z',
  user: 'nora@pignon.test',
  title: 'Rappelle lundi',
  text: '',
  status: null,
  target: null,
};

describe('an erased contact', () => {
  const ERASED = aContact({
    erased: true,
    archived: true,
    lastName: 'Contact effacé',
    firstName: '',
    phone: [],
    email: null,
    location: null,
    filters: [],
    comments: [],
    consents: [],
  });
  const erased = { 'GET contact/{id}': () => ERASED };

  it('is read-only, without unavailable actions', async () => {
    await renderScreen(<Page />, {
      at: '/contact/7',
      route: '/contact/:id',
      messages,
      api: { ...erased, 'GET user': () => [], 'GET contact/{id}/timeline': () => aPage([CALLED]) },
    });
    expect(await screen.findByText('Les données de cette personne ont été effacées')).toBeVisible();
    expect(screen.getByText('Effacé')).toBeVisible();
    expect(await screen.findByText('Rappelle lundi')).toBeVisible();
    const main = screen.getByRole('heading', { level: 1 }).closest<HTMLElement>('.pg-page') ?? document.body;
    const offered = [...within(main).getAllByRole('button'), ...within(main).getAllByRole('link')]
      .map((one) => one.getAttribute('aria-label') ?? one.textContent)
      .filter((name) => !/^V26-/.test(name));
    expect(offered.sort()).toEqual([
      ...['Contacts', 'Exporter en JSON', 'Exporter pour la personne', 'Filtrer'],
      // links to the event, which does not change the person
      'Rappelle lundi',
    ]);
    expect(pageActions()).toEqual([]);
  });

  it('cannot be edited by a typed address', async () => {
    await renderScreen(<EditPage />, {
      at: '/contact/7/edit',
      route: '/contact/:id/edit',
      messages,
      api: erased,
    });
    expect(await screen.findByText('Les données de cette personne ont été effacées')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('cannot be merged: no other record is requested', async () => {
    await renderScreen(<MergePage />, {
      at: '/contact/7/merge',
      route: '/contact/:id/merge/:other?',
      messages,
      api: erased,
    });
    expect(await screen.findByText('Les données de cette personne ont été effacées')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
