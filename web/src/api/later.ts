import { CallFail } from './call-fail'

/** Loads required code. @throws CallFail NETWORK when it cannot be loaded */
export async function needed<T>(load: () => Promise<T>): Promise<T> {
  const code = await load().catch(() => undefined)
  if (!code) throw new CallFail(0, { code: 'NETWORK', msgCode: 'common.NETWORK' })
  return code
}

export function wanted<T>(load: () => Promise<T>, use: (code: T) => void = () => {}): void {
  load()
    .catch(() => undefined)
    .then((code) => code && use(code))
}
