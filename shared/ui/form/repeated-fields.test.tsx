import { screen, waitFor } from '@testing-library/react';
import { openForm, USER } from './test/open-form';

const USER_WITH_TWO_PHONES = { ...USER, phoneNumbers: ['+33612345678', '+33612345679'] };
const button = (name: string) => screen.getByRole('button', { name });
const line = (name: string) => screen.getByRole('textbox', { name });

describe('the focus in a list of lines', () => {
  it('moves to the first field of an added line', async () => {
    const { user } = await openForm({});
    await user.click(button('Ajouter'));
    await waitFor(() => expect(line('Téléphone 2')).toHaveFocus());
  });

  it('follows a moved line, and stays on its buttons at either end', async () => {
    const { user } = await openForm(
      {},
      { user: { ...USER_WITH_TWO_PHONES, phoneNumbers: [...USER_WITH_TWO_PHONES.phoneNumbers, '+33612345670'] } },
    );
    await user.click(button('Descendre Téléphone 1'));
    await waitFor(() => expect(button('Descendre Téléphone 2')).toHaveFocus());
    await user.keyboard('{Enter}');
    // the last line cannot move further down
    await waitFor(() => expect(button('Monter Téléphone 3')).toHaveFocus());
    expect(line('Téléphone 3')).toHaveDisplayValue(/06.12.34.56.78/);
  });

  it('moves to the next line after a removal, and to the add button when no line is left', async () => {
    const { user } = await openForm({}, { user: USER_WITH_TWO_PHONES });
    await user.click(button('Retirer Téléphone 2'));
    await waitFor(() => expect(button('Retirer Téléphone 1')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button('Ajouter')).toHaveFocus());
  });
});
