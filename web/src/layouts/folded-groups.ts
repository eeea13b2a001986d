import { useState } from 'react'

const KEY = 'menu.folded'

/** The groups of the office's menu that are folded on this device, by their codes. */
export function useFoldedGroups(): [readonly string[], (code: string, isFolded: boolean) => void] {
  const [folded, setFolded] = useState(read)
  const fold = (code: string, isFolded: boolean) => {
    const next = [...folded.filter((one) => one !== code), ...(isFolded ? [code] : [])]
    setFolded(next)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // Without storage it lasts until the page is reloaded.
    }
  }
  return [folded, fold]
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}
