/** What was typed in a form, kept for as long as the window; without storage it lasts as long as the page. */
export function readDraft(name: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(`draft ${name}`) ?? '{}')
  } catch {
    return {}
  }
}

export function writeDraft(name: string, values: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(`draft ${name}`, JSON.stringify(values))
  } catch {
    // See above.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(`draft ${name}`)
  } catch {
    // See above.
  }
}
