import { askForFile } from './transport'

export async function fetchFile(path: string, name: string): Promise<void> {
  const file = await askForFile(path).catch(() => undefined)
  if (!file) return
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
