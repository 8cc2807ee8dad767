import { screen, waitFor } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { usePageActions } from '@pignon/shared/contract';
import { useArrowKeys } from '../../router/use-arrow-keys';
import { renderScreen } from '../../testing';
import { Button, Dialog, Field, Input } from '.';

interface DialogContent {
  children?: ReactNode;
  footer?: ReactNode;
  onClose?: () => void;
}

const open = ({ children = <p>Texte</p>, footer, onClose = () => undefined }: DialogContent) =>
  renderScreen(
    <Dialog open title="Question" onClose={onClose} footer={footer}>
      {children}
    </Dialog>,
  );
const field = (label: string, props: object = {}) => (
  <Field key={label} label={label}>
    {(ids) => <Input {...ids} {...props} />}
  </Field>
);
const button = (name: string) => screen.getByRole('button', { name });

describe('an opened dialog', () => {
  it.each<[string, DialogContent, () => HTMLElement]>([
    [
      'the first field that can be filled in',
      {
        children: [field('Fermé', { disabled: true }), field('Nom'), field('Ville')],
        footer: <Button>Annuler</Button>,
      },
      () => screen.getByLabelText('Nom'),
    ],
    [
      'the option that is chosen',
      {
        children: ['Vente', 'Location'].map((kind) => (
          <label key={kind}>
            <input type="radio" name="kind" defaultChecked={kind === 'Location'} />
            {kind}
          </label>
        )),
      },
      () => screen.getByLabelText('Location'),
    ],
    [
      'the control that says so',
      { children: field('Nom'), footer: <Button data-begin="">Rester</Button> },
      () => button('Rester'),
    ],
    [
      'what gives up, where there is no field',
      {
        footer: [
          <Button key="1" type="primary">
            Rétablir
          </Button>,
          <Button key="2">Annuler</Button>,
        ],
      },
      () => button('Annuler'),
    ],
    [
      'what confirms, beside what destroys',
      {
        footer: [
          <Button key="1" danger>
            Supprimer
          </Button>,
          <Button key="2" type="primary">
            Garder
          </Button>,
        ],
      },
      () => button('Garder'),
    ],
    ['the title, where there is nothing else', {}, () => screen.getByRole('heading', { name: 'Question' })],
  ])('focuses %s', async (_, dialogContent, expected) => {
    await open(dialogContent);
    expect(expected()).toHaveFocus();
  });

  it('focuses a field that appears later, unless the user has moved on', async () => {
    function LateField() {
      const [ready, setReady] = useState(false);
      return (
        <>
          <Button onClick={() => setReady(true)}>Charger</Button>
          {ready && field('Mot')}
        </>
      );
    }
    const showField = jest.fn<unknown, []>();
    function FetchedField() {
      const [ready, setReady] = useState(false);
      useEffect(() => void showField.mockImplementation(() => setReady(true)), []);
      return ready && field('Mot');
    }
    const { unmount } = await open({ children: <FetchedField />, footer: <Button>Annuler</Button> });
    expect(button('Annuler')).toHaveFocus();
    showField();
    await waitFor(() => expect(screen.getByLabelText('Mot')).toHaveFocus());
    unmount();
    const { user } = await open({ children: <LateField />, footer: <Button>Annuler</Button> });
    await user.click(button('Charger'));
    await screen.findByLabelText('Mot');
    expect(button('Charger')).toHaveFocus();
  });
});

describe('keys in a dialog', () => {
  const handlers = { page: jest.fn(), arrow: jest.fn(), action: jest.fn(), close: jest.fn(), inner: jest.fn() };
  afterEach(() => jest.clearAllMocks());

  /** A page that handles keys in every possible way, with a dialog. */
  function Page({ children }: { children: ReactNode }) {
    useArrowKeys(handlers.arrow, handlers.arrow);
    usePageActions([{ id: 'new', label: 'Créer', key: 'n', run: handlers.action }]);
    useEffect(() => {
      for (const target of [window, document]) target.addEventListener('keydown', handlers.page);
      return () => {
        for (const target of [window, document]) target.removeEventListener('keydown', handlers.page);
      };
    }, []);
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a page that hears what bubbles up in React's tree
      <div onKeyDown={handlers.page}>
        <Dialog open title="Question" onClose={handlers.close}>
          {children}
        </Dialog>
      </div>
    );
  }

  it('do not reach the page behind it', async () => {
    const { user } = await renderScreen(<Page>{field('Nom')}</Page>);
    for (const target of [screen.getByLabelText('Nom'), button('Fermer')]) {
      target.focus();
      await user.keyboard('{ArrowLeft}{ArrowRight}{ArrowUp}{ArrowDown}{Home}{End}nesxgpgc/?');
      await user.keyboard('{Control>}ks{/Control}');
    }
    for (const handler of [handlers.page, handlers.arrow, handlers.action]) expect(handler).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Nom')).toHaveValue('nesxgpgc/?');
  });

  it('do not trigger browser shortcuts that the product uses', async () => {
    await renderScreen(<Page>{field('Nom')}</Page>);
    const dispatchKey = (init: KeyboardEventInit) =>
      screen
        .getByLabelText('Nom')
        .dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    expect(dispatchKey({ key: 's', ctrlKey: true })).toBe(false);
    expect(dispatchKey({ key: 'k', ctrlKey: true })).toBe(false);
    expect(dispatchKey({ key: 'c', ctrlKey: true })).toBe(true);
  });

  it('close one layer per Escape: first the inner dialog, then the outer one', async () => {
    const { user, rerender } = await renderScreen(
      <Page>
        <Dialog open title="Dessus" onClose={handlers.inner}>
          {field('Mot')}
        </Dialog>
      </Page>,
    );
    screen.getByLabelText('Mot').focus();
    await user.keyboard('{Escape}');
    expect([handlers.inner.mock.calls.length, handlers.close.mock.calls.length]).toEqual([1, 0]);
    rerender(<Page>{field('Nom')}</Page>);
    screen.getByLabelText('Nom').focus();
    await user.keyboard('{Escape}');
    expect(handlers.close).toHaveBeenCalledTimes(1);
  });

  it('keep the dialog open when Escape closes a list in it', async () => {
    const { user } = await renderScreen(
      <Page>{field('Ville', { role: 'combobox', 'aria-expanded': true, 'aria-controls': 'list' })}</Page>,
    );
    screen.getByLabelText('Ville').focus();
    await user.keyboard('{Escape}');
    expect(handlers.close).not.toHaveBeenCalled();
  });
});
