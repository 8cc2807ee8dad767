/** Written by `npm run call-facts` from the call table: the calls that may wait for the network, with the kinds of records that each changes. */
export const WAITING: Readonly<Record<string, string>> = {
  'PATCH event/{id}': 'event proposal',
  'PATCH visit/{id}/feedback': 'visit event proposal',
  'PATCH visit/{id}/status': 'visit event proposal',
  'POST event/create': 'event',
  'POST visit/group/{groupId}/sign': 'visit event',
};
