/**
 * Tells the API that this browser signed out of the session of a token: it then refuses the token, and lists the session
 * no more. Never rejects; unheard, the session is listed until nobody has used it for 30 days.
 */
export async function tellSignOut(apiUrl: string, token: string): Promise<void> {
  if (!navigator.onLine) return;
  const headers = { Authorization: `Bearer ${token}` };
  // not `call`, whose token is that of whoever signed in meanwhile; it completes when the page closes
  await fetch(`${apiUrl}/user/me/session/current`, { method: 'DELETE', headers, keepalive: true }).catch(
    () => undefined,
  );
}
