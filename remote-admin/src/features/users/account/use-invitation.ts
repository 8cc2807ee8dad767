import { call, useMutation } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { useTranslation } from '@pignon/shared/i18n';
import { sentenceOf } from '@pignon/shared/ui/core';

/** Sends an invitation and shows the result; the account exists either way. */
export function useInvitation() {
  const { t } = useTranslation('admin');
  const notify = (message: string) => bus.publish('notice.raised', { message });
  return useMutation({
    mutationFn: (loginEmail: string) => call('POST user/{loginEmail}/invitation', { params: { loginEmail } }),
    onSuccess: ({ sent, message }, loginEmail) => {
      notify(t(sent ? 'account.invited' : 'account.notInvited', { address: loginEmail, said: message ?? '' }));
    },
    onError: (error) => notify(sentenceOf(error) ?? t('account.inviteFailed')),
  });
}
