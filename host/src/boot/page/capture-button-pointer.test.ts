import { fireEvent } from '@testing-library/react';
import { captureButtonPointers } from './capture-button-pointer';

describe('the press of a form’s button', () => {
  const captured = jest.fn((_pointer: number) => undefined);
  const clicked = jest.fn(() => undefined);
  let button: HTMLButtonElement;
  let stop: () => void;

  beforeEach(() => {
    document.body.innerHTML =
      '<button type="submit"><span>Enregistrer</span></button><button type="button">Autre</button>';
    button = document.querySelector<HTMLButtonElement>('[type="submit"]')!;
    for (const each of document.querySelectorAll('button'))
      Object.assign(each, { setPointerCapture: captured, onclick: clicked });
    // where it stands once the line of a complaint above it is gone
    button.getBoundingClientRect = () => new DOMRect(0, 80, 100, 32);
    captured.mockClear();
    clicked.mockClear();
    stop = captureButtonPointers();
    return () => stop();
  });

  const press = (target: Element, clientY: number) =>
    fireEvent(target, new MouseEvent('pointerdown', { bubbles: true, clientX: 50, clientY, button: 0 }));
  const release = (clientY: number, detail = 1) => fireEvent.click(button, { clientX: 50, clientY, detail });

  it('is held by the button, which is clicked though it moved', () => {
    press(button.firstElementChild!, 116);
    expect(captured).toHaveBeenCalledTimes(1);
    release(118);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('is taken back by moving away, and not by moving over the button', () => {
    press(button, 116);
    release(300);
    expect(clicked).not.toHaveBeenCalled();
    press(button, 116);
    release(82);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('is none of other buttons, nor of a key', () => {
    press(document.querySelector('[type="button"]')!, 116);
    expect(captured).not.toHaveBeenCalled();
    press(button, 116);
    release(300, 0);
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});
