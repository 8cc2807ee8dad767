import type { ComponentType, SVGAttributes } from 'react';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';

export type IconProps = SVGAttributes<SVGSVGElement>;
export type Icon = ComponentType<IconProps>;

/** Paths of an outlined icon; two-tone icons have none. */
const pathsOf = ({ icon }: IconDefinition): string[] =>
  typeof icon === 'function' ? [] : (icon.children ?? []).map(({ attrs }) => attrs.d ?? '');

/** An icon in the size and colour of its text, hidden from screen readers; without a definition, an empty space. */
export function IconImage({ of, className, ...rest }: IconProps & { of: IconDefinition | undefined }) {
  return (
    <svg
      aria-hidden
      className={className ? `pg-icon ${className}` : 'pg-icon'}
      data-icon={of?.name}
      viewBox="64 64 896 896"
      fill="currentColor"
      {...rest}
    >
      {of && pathsOf(of).map((d) => <path key={d} d={d} />)}
    </svg>
  );
}

/** Component of an icon of `@ant-design/icons`, whose own components add 9 kB of styles and contexts. */
export function drawIcon(definition: IconDefinition): Icon {
  return function DrawnIcon(props) {
    return <IconImage of={definition} {...props} />;
  };
}
