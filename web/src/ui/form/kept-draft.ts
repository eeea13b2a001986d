const keyOf = (name: string) => `draft ${name}`

/** What was typed in a form, kept for as long as the window; without storage it lasts as long as the page. */
export function readDraft(name: string): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}')
  } catch {
    return {}
  }
}

/** Keeps what was typed. A file cannot be kept; a secret must not be, which the form sees to. */
export function writeDraft(name: string, values: Readonly<Record<string, unknown>>): void {
  const kept = Object.entries(values).filter(([, value]) => !(value instanceof File))
  try {
    if (kept.length > 0) sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(kept)))
    else sessionStorage.removeItem(keyOf(name))
  } catch {
    // See above.
  }
}

export const dropDraft = (name: string) => writeDraft(name, {})
