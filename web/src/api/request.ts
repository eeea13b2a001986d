import type { Call, InputOf } from '@clubhouse/contract/call'

const BASE = '/hp/api'

/** Path, query and body of a call. Empty query values are left out. */
export function requestOf<C extends Call>(call: C, input: InputOf<C>, files?: File[], noProgress?: boolean) {
  const rest: Record<string, unknown> = { ...(input as Record<string, unknown>) }
  const path = call.path.replace(/\{(\w+)\}/g, (_, wire: string) => {
    const field = call.pathNames[wire] ?? wire
    const value = rest[field]
    delete rest[field]
    return encodeURIComponent(String(value))
  })
  if (call.method === 'GET') return { url: `${BASE}${path}${queryOf(rest, noProgress)}` }
  if (files || call.kind === 'upload') return { url: BASE + path, body: multipart(rest, files ?? [], call.files?.part) }
  return { url: BASE + path, body: JSON.stringify(rest), type: 'application/json' }
}

export function queryOf(fields: Record<string, unknown>, noProgress?: boolean): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one))
    }
  }
  if (noProgress) query.set('_nop_', '1')
  const text = query.toString()
  return text && `?${text}`
}

/** The part `data` has no file name, or it would count as a file. */
function multipart(fields: Record<string, unknown>, files: File[], part?: 'file' | 'files'): FormData {
  const form = new FormData()
  form.append('data', JSON.stringify(fields))
  for (const file of files) form.append(part ?? (files.length === 1 ? 'file' : 'files'), file)
  return form
}
