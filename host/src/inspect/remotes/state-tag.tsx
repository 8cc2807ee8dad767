import { useTranslation } from '@pignon/shared/i18n';
import { BanIcon, CheckIcon, CircleAlertIcon, CircleIcon, ClockIcon, Tag, type Tone } from '@pignon/shared/ui/core';
import type { RemoteOnPage } from './use-remotes';

type State = RemoteOnPage['state'];

const LOOKS: Readonly<Record<State, { tone: Tone; icon: typeof CheckIcon }>> = {
  notAsked: { tone: 'neutral', icon: CircleIcon },
  loading: { tone: 'blue', icon: ClockIcon },
  loaded: { tone: 'green', icon: CheckIcon },
  failed: { tone: 'crimson', icon: CircleAlertIcon },
  refused: { tone: 'crimson', icon: BanIcon },
};

/** Loading state, with the references of failures. */
export function StateTag({ state, errorIds }: { state: State; errorIds: readonly string[] }) {
  const { t } = useTranslation('developer');
  const { tone, icon: Icon } = LOOKS[state];
  return (
    <Tag tone={tone} icon={<Icon />}>
      {[t(`state.${state}`), ...errorIds].join(' ')}
    </Tag>
  );
}
