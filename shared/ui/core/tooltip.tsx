import {
  cloneElement,
  useCallback,
  useEffect,
  useId,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type RefAttributes,
} from 'react';
import { createPortal } from 'react-dom';
import { useAnchoredPosition } from './menu/use-anchored-position';
import './tooltip.css';

const OPEN_DELAY_MS = 300;

export type TooltipProps = {
  title: string;
  /** A focusable element, or text; inside a link or button the tooltip opens when that one is focused. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
};

/** Shows details on hover or focus after 300 ms; Escape closes it. */
export function Tooltip({ title, children }: TooltipProps) {
  const id = useId();
  const [anchorElement, setAnchorElement] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const style = useAnchoredPosition(anchorElement, box, 'center');

  const hide = useCallback(() => {
    setAnchorElement(null);
    setOpen(false);
  }, []);
  useEffect(() => {
    if (!anchorElement) return;
    const timer = setTimeout(() => setOpen(true), OPEN_DELAY_MS);
    // a dialog handles its own keys
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    window.addEventListener('keydown', escape, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', escape, { capture: true });
    };
  }, [anchorElement]);

  // around a focusable element the trigger is no tab stop of its own
  const [inside, setInside] = useState<HTMLElement | null>(null);
  const root = useCallback(
    (element: HTMLElement | null) => {
      const host = element?.parentElement?.closest<HTMLElement>('a[href], button');
      if (!element || !host) return;
      const showTooltip = () => setAnchorElement(element);
      setInside(host);
      host.addEventListener('focus', showTooltip);
      host.addEventListener('blur', hide);
      return () => {
        host.removeEventListener('focus', showTooltip);
        host.removeEventListener('blur', hide);
      };
    },
    [hide],
  );

  return (
    <>
      {cloneElement<HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>>(children, {
        ref: root,
        ...(inside && { tabIndex: undefined }),
        'aria-describedby': open ? id : undefined,
        onMouseEnter: (event) => setAnchorElement(event.currentTarget),
        onMouseLeave: hide,
        onFocus: (event) => setAnchorElement(event.currentTarget),
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
