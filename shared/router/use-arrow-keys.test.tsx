import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useArrowKeys } from './use-arrow-keys';

let onLeave = jest.fn();
let right = jest.fn();

beforeEach(() => {
  onLeave = jest.fn();
  right = jest.fn();
});

function Page({ over }: { over?: boolean }) {
  useArrowKeys(onLeave, right);
  return (
    <>
      <button type="button">Bouton</button>
      <textarea aria-label="Note" />
      <div contentEditable suppressContentEditableWarning role="textbox" aria-label="Texte" tabIndex={0} />
      {over && <div role="menu" aria-label="Menu" />}
    </>
  );
}

describe('the arrow keys', () => {
  it('navigate left and right unless the focused element uses them', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.keyboard('{ArrowRight}');
    await user.click(screen.getByRole('button'));
    await user.keyboard('{ArrowLeft}');
    expect([onLeave.mock.calls.length, right.mock.calls.length]).toEqual([1, 1]);
  });

  it('do not navigate in text fields, with a modifier or under an open layer', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Page />);
    await user.click(screen.getByRole('textbox', { name: 'Note' }));
    await user.keyboard('{ArrowRight}');
    await user.click(screen.getByRole('textbox', { name: 'Texte' }));
    await user.keyboard('{ArrowRight}');
    await user.click(screen.getByRole('button'));
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{ArrowRight}{/Control}');
    rerender(<Page over />);
    await user.keyboard('{ArrowRight}');
    expect(right).not.toHaveBeenCalled();
  });
});
