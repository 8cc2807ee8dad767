import type { ReactNode } from 'react';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { DateText, PanelLine, PanelLineSkeleton, PanelList, PanelPart } from '@pignon/shared/ui/core';
import { mandateTitle } from '../mandate-title';
import { SignatureCount } from '../signature-count';
import { DaysLeftText, EndDate } from '../mandate-term';

interface PartProps {
  title: string;
  total: number;
  to: string;
  mandates: readonly MandateSummary[];
}

function MandateDate({ mandate }: { mandate: MandateSummary }) {
  const { status, endDate, createdTime } = mandate;
  if (status === 'PENDING')
    return (
      <span className="pg-panel-soft">
        <DateText iso={createdTime} as="relative" />
      </span>
    );
  return (
    <>
      <EndDate iso={endDate} />
      <DaysLeftText mandate={mandate} />
    </>
  );
}

/** Location of the property; for a mandate to be signed, its signatures. */
function Note({ mandate }: { mandate: MandateSummary }) {
  const { status, signatures, propertyTitle, city, propertyRef } = mandate;
  return (
    <>
      {[propertyTitle, city, propertyRef].filter(Boolean).join(' · ')}
      {status === 'PENDING' && (
        <>
          {' · '}
          <span>
            <SignatureCount {...signatures} />
          </span>
        </>
      )}
    </>
  );
}

/** Mandates of one kind by number, with their count and a link to all. */
export function MandatePart({ title, total, to, mandates }: PartProps): ReactNode {
  const { t } = useTranslation('mandate');
  return (
    <PanelPart title={title} count={total} to={to}>
      <PanelList>
        {mandates.map((mandate) => (
          <PanelLine
            key={mandate.id}
            title={<Link to={paths.mandate(mandate.id)}>{mandateTitle(mandate, t)}</Link>}
            note={<Note mandate={mandate} />}
          >
            <MandateDate mandate={mandate} />
          </PanelLine>
        ))}
      </PanelList>
    </PanelPart>
  );
}

/** Skeleton of both parts. */
export function MandatePartsSkeleton({ lines }: { lines: number }): ReactNode {
  return (
    <PanelList>
      {Array.from({ length: lines }, (_, line) => (
        <PanelLineSkeleton key={line} line={line} />
      ))}
    </PanelList>
  );
}
