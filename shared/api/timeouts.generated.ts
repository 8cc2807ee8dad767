/** Written by `npm run call-facts` from the call table: seconds after which a call is given up, where these are not the usual 30. */
export const TIMEOUTS: Readonly<Record<string, number>> = {
  'GET mandate/register.csv': 180,
  'PATCH media/{owner}/{reference}/{key}': 60,
  'POST audit/privacy': 8,
  'POST contact/bulk': 60,
  'POST contact/export': 180,
  'POST contact/import': 60,
  'POST media/{owner}/{reference}': 600,
  'POST property/bulk': 60,
  'POST property/export': 180,
  'POST property/{kind}': 120,
};
