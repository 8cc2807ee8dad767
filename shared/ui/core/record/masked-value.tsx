import { isValidElement, type ReactNode } from 'react';
import { maskText } from '@pignon/shared/domain/privacy/mask-text';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { classNames } from '../../basic/class-names';
import { Tooltip } from '../tooltip';
import './masked-value.css';

type ElementProps = { children?: ReactNode; className?: string };

export type MaskedValueProps = {
  children: ReactNode;
  /** The displayed text, if it is not among the direct children: `formatPhone(number)`. */
  like?: string;
  /** Accessible name in place of the value: "Contact"; the reason follows. */
  spoken?: string;
};

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<ElementProps>(node) ? textOf(node.props.children) : '';
}

function classOf(node: ReactNode): string | undefined {
  return isValidElement<ElementProps>(node) && typeof node.props.className === 'string'
    ? node.props.className
    : undefined;
}

/**
 * A value hidden on the client's screen. It is then not in the document: a bar of similar width replaces it and gives
 * the reason on hover or focus.
 */
export function MaskedValue({ children, like, spoken }: MaskedValueProps) {
  const { t } = useTranslation('common');
  const masked = usePrivacy();
  if (!masked) return <>{children}</>;
  const maskedText = maskText(like ?? textOf(children));
  return (
    <Tooltip title={t('privacy.masked')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where the value was, the reason is to be reached by keyboard too */}
      <span className="pg-masked" tabIndex={0}>
        <span className="pg-hidden">{spoken ? `${spoken}, ${t('privacy.masked')}` : t('privacy.masked')}</span>
        <span
          className={classNames('pg-masked-bar', classOf(children), !/n/i.test(maskedText) && 'pg-tabular')}
          aria-hidden
        >
          {maskedText}
        </span>
      </span>
    </Tooltip>
  );
}
