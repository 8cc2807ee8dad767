import { screen, waitFor } from '@testing-library/react';
import { openForm, USER } from './test/open-form';

const TWO = { ...USER, phoneNumbers: ['+33612345678', '+33612345679'] };
const button = (name: string) => screen.getByRole('button', { name });
const line = (name: string) => screen.getByRole('textbox', { name });

describe('the cursor in a list of lines', () => {
  it('goes to the first field of a line that is added', async () => {
    const { user } = await openForm({});
    await user.click(button('Ajouter'));
    await waitFor(() => expect(line('Téléphone 2')).toHaveFocus());
  });

  it('goes along with a line that is moved, and stays among its buttons at either end', async () => {
    const { user } = await openForm({}, { user: { ...TWO, phoneNumbers: [...TWO.phoneNumbers, '+33612345670'] } });
    await user.click(button('Descendre Téléphone 1'));
    await waitFor(() => expect(button('Descendre Téléphone 2')).toHaveFocus());
    await user.keyboard('{Enter}');
    // the last line goes no further
    await waitFor(() => expect(button('Monter Téléphone 3')).toHaveFocus());
    expect(line('Téléphone 3')).toHaveDisplayValue(/06.12.34.56.78/);
  });

  it('goes to the next line when one is removed, and to the button that adds when none is left', async () => {
    const { user } = await openForm({}, { user: TWO });
    await user.click(button('Retirer Téléphone 2'));
    await waitFor(() => expect(button('Retirer Téléphone 1')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button('Ajouter')).toHaveFocus());
  });
});
