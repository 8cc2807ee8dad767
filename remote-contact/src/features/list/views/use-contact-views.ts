import type { ContactType } from '@pignon/shared/domain/contact/contact.enums';
import { useLocation, useNavigate, useSearchChange } from '@pignon/shared/router';
import type { ViewedList } from '@pignon/shared/ui/list';
import type { ContactListState } from '../contact-list';
import { addressOf, addressToKeep, isChanged, savedIn, withoutSaved } from './view-address';

/** Connects the contact list with saved views: a view has a tab of its own. */
export function useContactViews(list: ContactListState, type: ContactType | null): ViewedList {
  const { search } = useLocation();
  const navigate = useNavigate();
  const changeSearch = useSearchChange();
  return {
    area: 'contact',
    address: addressToKeep(list, type),
    saved: savedIn(search),
    leave: () => changeSearch(withoutSaved, { replace: true }),
    linkOf: addressOf,
    openView: (view) => void navigate(addressOf(view), { replace: true }),
    isChanged: (view) => isChanged(list, type, view),
  };
}
