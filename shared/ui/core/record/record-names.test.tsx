import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { createQueryClient, QueryClientProvider } from '@pignon/shared/api';
import type { RecordName } from '@pignon/shared/domain/record/record-name.schema';
import { refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import { RecordLink, RecordNames, useRecordNames } from './record-names';

const NAMES: RecordName[] = [
  { kind: 'mandate', id: '7', name: 'Mandat n°\u00a0T-1204', isPrivate: false },
  { kind: 'contact', id: '977', name: 'Élissalde Maïalen Marie-Thérèse Bernadette', isPrivate: true },
];
const MANDATE = { kind: 'mandate', id: '7' };
const CONTACT = { kind: 'contact', id: '977' };
const SENDING = { kind: 'sync', id: 'bienici' };

const renderLinks = (privacy: boolean) =>
  renderScreen(
    <RecordNames records={[CONTACT, MANDATE, SENDING, MANDATE]}>
      <RecordLink record={MANDATE} fallback="Mandat" />
      <RecordLink record={CONTACT} fallback="Contact" />
      <RecordLink record={SENDING} fallback="Diffusion bienici" />
    </RecordNames>,
    { privacy, api: { 'POST record/names': () => NAMES } },
  );

describe('references to records', () => {
  it('show names with links, loaded in one call', async () => {
    const { api } = await renderLinks(false);
    // without anything pending, the fallbacks are shown at once
    expect(screen.getByRole('link', { name: 'Mandat' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Mandat n°\sT-1204$/ })).toHaveAttribute('href', '/mandate/7');
    // truncated like every link to a contact
    const contact = screen.getByRole('link', { name: 'Élissalde Maïalen Marie-Thérès…' });
    expect(contact).toHaveAttribute('href', '/contact/977');
    expect(screen.getByText('Diffusion bienici').closest('a')).toBeNull();
    expect(api.received.map(({ key, body }) => [key, body])).toEqual([['POST record/names', [CONTACT, MANDATE]]]);
  });

  it('show what is pending until their names are known, or refused', async () => {
    const listOf = (names: FakeHandlers['POST record/names']) =>
      renderScreen(
        <RecordNames records={[MANDATE]} pending={<p>En attente</p>}>
          <RecordLink record={MANDATE} fallback="Mandat" />
        </RecordNames>,
        { api: { 'POST record/names': names } },
      );
    const { unmount } = await listOf(() => NAMES);
    expect(screen.getByText('En attente')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(await screen.findByRole('link')).toHaveAccessibleName(/T-1204$/);
    unmount();
    await listOf(() => refuse('FORBIDDEN'));
    expect(await screen.findByRole('link', { name: 'Mandat' })).toBeVisible();
  });

  it('are shown after a first failure, and by name once a later attempt succeeds', async () => {
    let answerRetry: () => void = () => undefined;
    const retried = new Promise<void>((resolve) => (answerRetry = resolve));
    let attempts = 0;
    const names = async () => {
      attempts += 1;
      if (attempts === 1) return refuse('UNAVAILABLE');
      await retried;
      return NAMES;
    };
    const client = createQueryClient(() => undefined);
    await renderScreen(
      <QueryClientProvider client={client}>
        <RecordNames records={[MANDATE]} pending={<p>En attente</p>}>
          <RecordLink record={MANDATE} fallback="Mandat" />
        </RecordNames>
      </QueryClientProvider>,
      { api: { 'POST record/names': names } },
    );
    expect(await screen.findByRole('link', { name: 'Mandat' })).toBeVisible();
    answerRetry();
    expect(await screen.findByRole('link', { name: /T-1204$/ })).toBeVisible();
    client.clear();
  });

  it('stay while the names of records that are added load', async () => {
    function List() {
      const [records, setRecords] = useState([SENDING]);
      return (
        <RecordNames records={records} pending={<p>En attente</p>}>
          <button type="button" onClick={() => setRecords([SENDING, MANDATE])}>
            Ajouter
          </button>
          <RecordLink record={MANDATE} fallback="Mandat" />
        </RecordNames>
      );
    }
    const { user } = await renderScreen(<List />, { api: { 'POST record/names': () => NAMES } });
    const button = screen.getByRole('button', { name: 'Ajouter' });
    await user.click(button);
    expect(await screen.findByRole('link', { name: /T-1204$/ })).toBeVisible();
    expect(button).toBeInTheDocument();
  });

  it('keep a private name out of the document on the client’s screen', async () => {
    const { container } = await renderLinks(true);
    expect(await screen.findByRole('link', { name: /^Mandat n°\sT-1204$/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Contact,/ })).toHaveAttribute('href', '/contact/977');
    expect(container.innerHTML).not.toMatch(/lissalde/);
  });

  it('load their own name without a provider, and show the fallback until then', async () => {
    const { api } = await renderScreen(<RecordLink record={MANDATE} fallback="Mandat" />, {
      api: { 'POST record/names': () => [] },
    });
    expect(screen.getByRole('link', { name: 'Mandat' })).toHaveAttribute('href', '/mandate/7');
    await waitFor(() => expect(api.received.map(({ body }) => body)).toEqual([[MANDATE]]));
    expect(screen.getByRole('link', { name: 'Mandat' })).toBeVisible();
  });
});

function Spoken() {
  const nameOf = useRecordNames([CONTACT, MANDATE]);
  return (
    <p>
      {nameOf(CONTACT) ?? 'number'}, {nameOf(MANDATE) ?? 'number'}
    </p>
  );
}

it.each([
  [false, /^Élissalde.*, Mandat n°/],
  [true, /^number, Mandat n°/],
])('returns a private name only when the client’s screen is off: %s', async (privacy, pattern) => {
  await renderScreen(<Spoken />, { privacy, api: { 'POST record/names': () => NAMES } });
  expect(await screen.findByText(pattern)).toBeVisible();
});
