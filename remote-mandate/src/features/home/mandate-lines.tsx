import type { ReactNode } from 'react';
import { shortTitle } from '@pignon/shared/domain/property/title';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { DateText, PanelLine, PanelLineSkeleton, PanelList, PanelPart } from '@pignon/shared/ui/core';
import { DaysLeftText } from '../term';

interface PartProps {
  title: string;
  total: number;
  to: string;
  mandates: readonly MandateSummary[];
}

function Aside({ mandate }: { mandate: MandateSummary }) {
  const { t } = useTranslation('mandate');
  const { status, counterParts, endDate, createdTime } = mandate;
  if (status !== 'PENDING') {
    return (
      <>
        <DateText iso={endDate} />
        <DaysLeftText mandate={mandate} />
      </>
    );
  }
  const signed = counterParts.filter((one) => one.signed).length;
  return (
    <>
      <span>{t('list.signed', { count: signed, total: counterParts.length })}</span>
      <span className="pg-panel-soft">
        <DateText iso={createdTime} as="relative" />
      </span>
    </>
  );
}

/** Mandates of one kind with their number and the way to all of them. */
export function MandatePart({ title, total, to, mandates }: PartProps): ReactNode {
  return (
    <PanelPart title={title} count={total} to={to}>
      <PanelList>
        {mandates.map((mandate) => (
          <PanelLine
            key={mandate.id}
            title={
              <Link to={`/mandate/${mandate.id}`} title={mandate.propertyTitle}>
                {shortTitle(mandate.propertyTitle || mandate.propertyRef)}
              </Link>
            }
            note={[mandate.city, mandate.propertyRef].filter(Boolean).join(' · ')}
          >
            <Aside mandate={mandate} />
          </PanelLine>
        ))}
      </PanelList>
    </PanelPart>
  );
}

/** The place of both parts while they are coming. */
export function MandatePartsSkeleton({ lines }: { lines: number }): ReactNode {
  return (
    <PanelList>
      {Array.from({ length: lines }, (_, line) => (
        <PanelLineSkeleton key={line} line={line} />
      ))}
    </PanelList>
  );
}
