/** Where the person wanted to go before the login; only a path of this site counts. */
export function backOf(search: URLSearchParams): string {
  const back = search.get('back') ?? '/'
  const isOwnPath = /^\/(?![/\\])/.test(back) && !/^\/login/i.test(back)
  return isOwnPath ? back : '/'
}
