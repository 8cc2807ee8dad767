import type { ReactNode } from 'react';
import type { ProposalStatus } from '@pignon/shared/domain/proposal/proposal.enums';
import { useTranslation } from '@pignon/shared/i18n';
import {
  BanIcon,
  CalendarCheckIcon,
  EyeIcon,
  HandshakeIcon,
  HeartIcon,
  SendIcon,
  Tag,
  type Tone,
} from '@pignon/shared/ui/core';

const LOOKS: Readonly<Record<ProposalStatus, { tone: Tone; icon: ReactNode }>> = {
  PROPOSED: { tone: 'neutral', icon: <SendIcon /> },
  OPENED: { tone: 'blue', icon: <EyeIcon /> },
  LIKED: { tone: 'green', icon: <HeartIcon /> },
  REFUSED: { tone: 'amber', icon: <BanIcon /> },
  VISITED: { tone: 'purple', icon: <CalendarCheckIcon /> },
  OFFER: { tone: 'green', icon: <HandshakeIcon /> },
};

/** Status of a proposal. */
export function ProposalTag({ status }: { status: ProposalStatus }): ReactNode {
  const { t } = useTranslation('contact');
  return <Tag {...LOOKS[status]}>{t(`proposal.status.${status}`)}</Tag>;
}
