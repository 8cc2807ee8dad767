import { call, useMutation } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { useTranslation } from '@pignon/shared/i18n';
import { sentenceOf } from '@pignon/shared/ui/core';

/** Invites somebody by e-mail, and tells what came of it; an account stands whether its invitation left or not. */
export function useInvitation() {
  const { t } = useTranslation('admin');
  const tell = (message: string) => bus.publish('notice.raised', { message });
  return useMutation({
    mutationFn: (loginEmail: string) => call('POST user/{loginEmail}/invitation', { params: { loginEmail } }),
    onSuccess: ({ sent, message }, loginEmail) => {
      tell(t(sent ? 'account.invited' : 'account.notInvited', { address: loginEmail, said: message ?? '' }));
    },
    onError: (error) => tell(sentenceOf(error) ?? t('account.inviteFailed')),
  });
}
