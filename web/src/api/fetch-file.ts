import { askForFile } from './transport'

/** Saves a file under a name. A failure is shown; the end of a cancelled one is not. */
export async function fetchFile(path: string, name: string, signal?: AbortSignal): Promise<void> {
  const file = await askForFile(path, signal).catch(() => undefined)
  if (!file) return
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
