import type { ReactNode } from 'react';
import { useContactNames } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useLocation, useParams, type ListWalk } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import {
  ArrowLeftIcon,
  ButtonLink,
  lazyPart,
  MandateStatusTag,
  MandateTypeTag,
  PageFrame,
  ScreenEmpty,
  ScreenError,
  ScreenLoading,
  WalkButtons,
} from '@pignon/shared/ui/core';
import { mandateScope } from '../data/mandate-scope';
import { useMandate, usePrefetchMandate } from '../data/mandate.queries';
import { MandateActions } from '../features/detail/mandate-actions';
import { MandateDetail, MandateDetailSkeleton } from '../features/detail/mandate-detail';
import { useMandateNav } from '../features/detail/use-mandate-nav';
import { FormSkeleton } from '../features/form/form-skeleton';
import { isMissing } from '../features/is-missing';
import { mandateTitle } from '../features/mandate-title';

const EditForm = lazyPart(async () => (await import('../features/form/edit-form')).EditForm, 'page');

function WalkThroughList({ walk }: { walk: ListWalk | null }): ReactNode {
  const prefetch = usePrefetchMandate();
  return walk && <WalkButtons walk={walk} onIntent={(id) => prefetch(Number(id))} />;
}

/** Never while a customer may be looking: nearly every field is private. */
function EditScreen({ mandate }: { mandate: Mandate }): ReactNode {
  const { t } = useTranslation('mandate');
  if (usePrivacy()) return <ScreenEmpty title={t('form.hidden')}>{t('form.hiddenText')}</ScreenEmpty>;
  return <EditForm mandate={mandate} pending={<FormSkeleton />} />;
}

function MandateView({
  mandate,
  backLink,
  walk,
}: {
  mandate: Mandate;
  backLink: ReactNode;
  walk: ListWalk | null;
}): ReactNode {
  const { t } = useTranslation('mandate');
  const isForm = useLocation().pathname.endsWith('/edit');
  const names = useContactNames(mandate.counterParts);
  const isEditable = useMay('write') && mandate.status === 'PENDING' && isForm;
  const title = mandateTitle(mandate, t);
  return (
    <PageFrame
      title={title}
      tabTitle={`${title} · ${mandate.propertyRef}`}
      back={backLink}
      tags={
        <>
          <MandateTypeTag type={mandate.type} />
          <MandateStatusTag status={mandate.status} transaction={mandate.transactionType} />
        </>
      }
      action={
        !isEditable && (
          <>
            <WalkThroughList walk={walk} />
            <MandateActions mandate={mandate} names={names} />
          </>
        )
      }
    >
      {isEditable ? (
        <EditScreen mandate={mandate} />
      ) : (
        <MandateDetail key={mandate.id} mandate={mandate} names={names} />
      )}
    </PageFrame>
  );
}

/** `/mandate/:id`: one mandate; at `/mandate/:id/edit` the form of an unsigned one. */
export function Page(): ReactNode {
  const { t } = useTranslation('mandate');
  const segment = useParams().id ?? '';
  const id = /^[1-9]\d{0,14}$/.test(segment) ? Number(segment) : 0;
  const query = useMandate(id);
  const scope = mandateScope.use();
  const walk = useMandateNav(id);
  const backLink = (
    <ButtonLink to={scope?.address ?? paths.mandates} type="link" icon={<ArrowLeftIcon />}>
      {t('list.title')}
    </ButtonLink>
  );
  if (id === 0 || isMissing(query.error)) {
    return (
      <PageFrame title={t('detail.missing')} back={backLink}>
        <ScreenEmpty
          title={t('detail.missing')}
          action={<ButtonLink to={paths.mandates}>{t('detail.toList')}</ButtonLink>}
        >
          {t('detail.missingText')}
        </ScreenEmpty>
      </PageFrame>
    );
  }
  if (query.data) return <MandateView mandate={query.data} backLink={backLink} walk={walk} />;
  return (
    <PageFrame title={t('detail.mandate')} back={backLink} action={<WalkThroughList walk={walk} />}>
      {query.error ? (
        <ScreenError error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ScreenLoading>
          <MandateDetailSkeleton />
        </ScreenLoading>
      )}
    </PageFrame>
  );
}
