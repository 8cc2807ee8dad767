import { cloneElement, useEffect, useId, useRef, useState, type HTMLAttributes, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useAnchored } from './anchored';
import './tooltip.css';

const OPEN_DELAY_MS = 300;

export type TooltipProps = {
  title: string;
  /** One element that can take focus, or nothing more than text. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
};

/** Says more about what is pointed at or focused, after 300 ms; Escape closes it. */
export function Tooltip({ title, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const anchor = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const style = useAnchored(open, anchor, box, 'center');

  const show = (element: HTMLElement) => {
    anchor.current = element;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), OPEN_DELAY_MS);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    window.addEventListener('keydown', escape);
    return () => window.removeEventListener('keydown', escape);
  }, [open]);

  return (
    <>
      {cloneElement(children, {
        'aria-describedby': open ? id : undefined,
        onMouseEnter: (event) => show(event.currentTarget),
        onMouseLeave: hide,
        onFocus: (event) => show(event.currentTarget),
        onBlur: hide,
      })}
      {open &&
        createPortal(
          <div ref={box} id={id} role="tooltip" className="pg-tooltip" style={style}>
            {title}
          </div>,
          document.body,
        )}
    </>
  );
}
