const PATIENCE_MS = 3_000

/** Works while the page unloads, and releases holds. @returns whether the server confirmed within 3 s */
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
