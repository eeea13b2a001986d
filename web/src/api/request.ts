import type { Call, InputOf } from '@clubhouse/contract/call'

const BASE = '/hp/api'

/** Address, body and headers of a call. Empty query values are left out. */
export function requestOf<C extends Call>(call: C, input: InputOf<C>, files?: File[], noProgress?: boolean) {
  const rest: Record<string, unknown> = { ...(input as Record<string, unknown>) }
  const taken = (field: string) => {
    const value = rest[field]
    delete rest[field]
    return value
  }
  const path = call.path.replace(/\{(\w+)\}/g, (_, wire: string) =>
    encodeURIComponent(String(taken(call.pathNames[wire] ?? wire))),
  )
  const url = (call.atRoot ? '' : BASE) + path
  const inHeaders = Object.entries(call.headers).map(([header, field]) => [header, taken(field)] as const)
  const headers = Object.fromEntries(inHeaders.filter(([, value]) => value !== undefined)) as Record<string, string>
  if (call.method === 'GET') return { url: url + queryOf(rest, noProgress), headers }
  if (files || call.kind === 'upload') return { url, headers, body: multipart(rest, files ?? [], call.files?.part) }
  return { url, body: JSON.stringify(rest), headers: { ...headers, 'content-type': 'application/json' } }
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
