import { fireEvent } from '@testing-library/react';
import { captureButtonPointers } from './capture-button-pointer';

describe('a press on a form’s submit button', () => {
  const captured = jest.fn((_pointer: number) => undefined);
  const clicked = jest.fn(() => undefined);
  let button: HTMLButtonElement;
  let stop: () => void;

  beforeEach(() => {
    document.body.innerHTML =
      '<button type="submit"><span>Enregistrer</span></button><button type="button">Autre</button>';
    button = document.querySelector<HTMLButtonElement>('[type="submit"]')!;
    for (const buttonElement of document.querySelectorAll('button'))
      Object.assign(buttonElement, { setPointerCapture: captured, onclick: clicked });
    // moves up when the error above the button disappears
    button.getBoundingClientRect = () => new DOMRect(0, 80, 100, 32);
    captured.mockClear();
    clicked.mockClear();
    stop = captureButtonPointers();
    return () => stop();
  });

  const press = (target: Element, clientY: number) =>
    fireEvent(target, new MouseEvent('pointerdown', { bubbles: true, clientX: 50, clientY, button: 0 }));
  const clickAt = (clientY: number, detail = 1) => fireEvent.click(button, { clientX: 50, clientY, detail });

  it('is captured, so that the button is clicked although it moved', () => {
    press(button.firstElementChild!, 116);
    expect(captured).toHaveBeenCalledTimes(1);
    clickAt(118);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('is cancelled outside the button, not by moving within it', () => {
    press(button, 116);
    clickAt(300);
    expect(clicked).not.toHaveBeenCalled();
    press(button, 116);
    clickAt(82);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('is not captured on other buttons; a keyboard click always counts', () => {
    press(document.querySelector('[type="button"]')!, 116);
    expect(captured).not.toHaveBeenCalled();
    press(button, 116);
    clickAt(300, 0);
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});
