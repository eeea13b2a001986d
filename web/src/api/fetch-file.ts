import type { InputOf } from '@clubhouse/contract/call'
import { type AskOptions, ask, type Download } from './transport'

/** Saves a file under a name. A failure is shown; the end of a cancelled one is not. */
export async function fetchFile<C extends Download>(
  call: C,
  input: InputOf<C>,
  name: string,
  options: Pick<AskOptions, 'signal' | '_nop_'> = {},
): Promise<void> {
  const file = await ask(call, input, { toasts: 'all', ...options }).catch(() => undefined)
  if (!file) return
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
