import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names';
import './button.css';

export type ButtonLook = {
  /** `primary` is the one action of the screen. */
  type?: 'primary' | 'default' | 'text' | 'link';
  danger?: boolean;
  size?: 'middle' | 'small';
  block?: boolean;
  icon?: ReactNode;
};

export type ButtonProps = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
    htmlType?: 'button' | 'submit' | 'reset';
    /** Shows a spinner at the same width and ignores clicks. */
    loading?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

/** Class names of a button's look. */
export function buttonClass({ type = 'default', danger, size, block }: ButtonLook, extra?: string | false): string {
  return classNames(
    'pg-button',
    `pg-button-${type}`,
    danger && 'pg-button-danger',
    size === 'small' && 'pg-button-small',
    block && 'pg-button-block',
    extra,
  );
}

/** A button; its label is a verb. */
export function Button(props: ButtonProps) {
  const { type, danger, size, block, icon, htmlType = 'button', loading = false, className, children, ...rest } = props;
  return (
    <button
      {...rest}
      type={htmlType}
      className={classNames(buttonClass({ type, danger, size, block }), loading && 'pg-button-loading', className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : rest.onClick}
    >
      {icon}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}

export type IconButtonProps = Omit<ButtonProps, 'children' | 'block' | 'aria-label'> & {
  /** Accessible name, also shown on hover. */
  label: string;
  icon: ReactNode;
};

/** A square button that only shows an icon. */
export function IconButton({ label, type = 'text', className, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames('pg-button-icon', className)}
    />
  );
}
