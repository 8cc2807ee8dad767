import type { ReactNode } from 'react';
import { PROPOSAL_STATUS, type ProposalStatus } from '@pignon/shared/domain/proposal/proposal.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { BanIcon, CalendarCheckIcon, EyeIcon, HandshakeIcon, HeartIcon, SendIcon, Tag } from '@pignon/shared/ui/core';

const ICONS: Readonly<Record<(typeof PROPOSAL_STATUS)[ProposalStatus]['icon'], ReactNode>> = {
  ban: <BanIcon />,
  'calendar-check': <CalendarCheckIcon />,
  eye: <EyeIcon />,
  handshake: <HandshakeIcon />,
  heart: <HeartIcon />,
  send: <SendIcon />,
};

/** Status of a proposal. */
export function ProposalTag({ status }: { status: ProposalStatus }): ReactNode {
  const { t } = useTranslation('contact');
  const { tone, icon } = PROPOSAL_STATUS[status];
  return (
    <Tag tone={tone} icon={ICONS[icon]}>
      {t(`proposalStatus.${status}`)}
    </Tag>
  );
}
