import { cloneElement, useEffect, useId, useState, type HTMLAttributes, type ReactElement } from 'react';
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
  const [pointed, setPointed] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const style = useAnchored(pointed, box, 'center');

  const hide = () => {
    setPointed(null);
    setOpen(false);
  };
  useEffect(() => {
    if (!pointed) return;
    const timer = setTimeout(() => setOpen(true), OPEN_DELAY_MS);
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    window.addEventListener('keydown', escape);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', escape);
    };
  }, [pointed]);

  return (
    <>
      {cloneElement(children, {
        'aria-describedby': open ? id : undefined,
        onMouseEnter: (event) => setPointed(event.currentTarget),
        onMouseLeave: hide,
        onFocus: (event) => setPointed(event.currentTarget),
        onBlur: hide,
      })}
      {open &&
        createPortal(
          <div ref={setBox} id={id} role="tooltip" className="pg-tooltip" style={style}>
            {title}
          </div>,
          document.body,
        )}
    </>
  );
}
