import type { ButtonProps } from '../basic';
import { Button } from '../basic';
import { Tooltip } from './tooltip';

/** A disabled button that explains why on hover and focus. */
export function RefusedButton({ reason, ...button }: Omit<ButtonProps, 'onClick'> & { reason: string }) {
  return (
    <Tooltip title={reason}>
      <Button {...button} aria-disabled />
    </Tooltip>
  );
}
