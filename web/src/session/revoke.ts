const PATIENCE_MS = 3_000

/**
 * Ends a session on the server, even while the page unloads; holds are released with it.
 * @returns whether the server confirmed within 3 s
 */
export function revoke(accessToken: string): Promise<boolean> {
  const sent = fetch('/hp/api/member/logout', {
    method: 'DELETE',
    body: '{}',
    keepalive: true,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
  }).then(
    ({ ok }) => ok,
    () => false,
  )
  return Promise.race([sent, new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false))])
}
