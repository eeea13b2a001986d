/** Where something must be done first; it carries with it where the person goes on from there. */
export const moveOf = (move: string, back: string): string =>
  back === '/' || back === move ? move : `${move}?back=${encodeURIComponent(back)}`

/** Where the person wanted to go before the login; only a path of this site counts. */
export function backOf(search: URLSearchParams): string {
  const back = search.get('back') ?? '/'
  const isOwnPath = /^\/(?![/\\])/.test(back) && !/^\/login/i.test(back)
  return isOwnPath ? back : '/'
}
