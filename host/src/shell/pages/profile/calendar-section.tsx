import { useRef, useState } from 'react';
import { call, callQuery, useMutation, useQuery, useQueryClient } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, CalendarDaysIcon, CheckIcon, CopyIcon, Input } from '@pignon/shared/ui/core';
import { addProfileMessages } from '../../../messages/profile';

addProfileMessages();

function Address({ address }: { address: string }) {
  const { t } = useTranslation('host');
  const [isCopied, setIsCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
    } catch {
      // without clipboard access the text is selected for Ctrl+C
      field.current?.select();
      bus.publish('error.raised', { message: t('profile.calendarNotCopied') });
    }
  };
  return (
    <div className="host-calendar-address">
      <Input
        ref={field}
        readOnly
        aria-label={t('profile.calendarAddress')}
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <Button icon={isCopied ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy()}>
        {t(isCopied ? 'profile.calendarCopied' : 'profile.calendarCopy')}
      </Button>
    </div>
  );
}

const STATE = callQuery('GET user/me/calendar-token', {});

/**
 * Address by which another calendar program follows the user's visits and tasks. Shown once, as only its hash is
 * stored; later the section says since when there is one.
 */
export function CalendarSection() {
  const { t } = useTranslation('host');
  const client = useQueryClient();
  const { data: state, isPending: isReading } = useQuery(STATE);
  const createToken = useMutation({
    mutationFn: () => call('POST user/me/calendar-token'),
    onSuccess: ({ createdTime }) => client.setQueryData(STATE.queryKey, { createdTime }),
  });
  const revokeToken = useMutation({
    mutationFn: () => call('DELETE user/me/calendar-token'),
    onSuccess: () => {
      client.setQueryData(STATE.queryKey, { createdTime: null });
      createToken.reset();
    },
  });
  const openSince = state?.createdTime;
  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar">{t('profile.calendar')}</h2>
      <p className="host-profile-lead">{t('profile.calendarLead')}</p>
      {createToken.data && (
        <>
          <Alert type="success" title={t('profile.calendarOpen')}>
            {t('profile.calendarOnce')}
          </Alert>
          <Address key={createToken.data.token} address={new URL(createToken.data.path, location.origin).href} />
        </>
      )}
      {openSince && !createToken.data && <p>{t('profile.calendarSince', { day: formatDate(openSince) })}</p>}
      {revokeToken.isSuccess && !openSince && <Alert type="info" title={t('profile.calendarClosed')} />}
      <div className="host-profile-actions">
        <Button
          icon={<CalendarDaysIcon />}
          disabled={isReading}
          loading={createToken.isPending}
          onClick={() => createToken.mutate()}
        >
          {t(openSince ? 'profile.calendarReplace' : 'profile.calendarCreate')}
        </Button>
        {openSince !== null && (
          <Button
            type="text"
            danger
            disabled={isReading}
            loading={revokeToken.isPending}
            onClick={() => revokeToken.mutate()}
          >
            {t('profile.calendarDelete')}
          </Button>
        )}
      </div>
    </section>
  );
}
