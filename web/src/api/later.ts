import { CallFail } from './call-fail'

/**
 * Loads code that an act cannot do without. @throws CallFail NETWORK where it cannot be loaded, as for an answer that
 * does not come
 */
export async function needed<T>(load: () => Promise<T>): Promise<T> {
  const code = await load().catch(() => undefined)
  if (!code) throw new CallFail(0, { code: 'NETWORK', msgCode: 'common.NETWORK' })
  return code
}

/** Loads code that the page can do without, and uses it where it could be loaded. */
export function wanted<T>(load: () => Promise<T>, use: (code: T) => void = () => {}): void {
  load()
    .catch(() => undefined)
    .then((code) => code && use(code))
}
