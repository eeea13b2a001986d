/** A required route with the way back as a parameter. */
export const moveOf = (move: string, back: string): string =>
  back === '/' || back === move ? move : `${move}?back=${encodeURIComponent(back)}`

/** Where the person wanted to go before the login; only paths of this site are accepted. */
export function backOf(search: URLSearchParams): string {
  const back = search.get('back') ?? '/'
  const isOwnPath = /^\/(?![/\\])/.test(back) && !/^\/login/i.test(back)
  return isOwnPath ? back : '/'
}

/** The link of an email is to work without a login, also in a browser whose session has ended since. */
export const needsNoLogin = (pathname: string): boolean => /^\/unsubscribe\/?$/i.test(pathname)
