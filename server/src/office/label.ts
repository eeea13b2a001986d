import type { ExportColumn } from '@clubhouse/contract/list'
import { code } from '../code/service.ts'
import { messages } from '../language/service.ts'
import { type Context, Malformed, NotFound } from '../platform/context.ts'
import { lang as langOf } from './sql.ts'

export type Columns = readonly (readonly [field: string, column: ExportColumn])[]

export interface Labels {
  lang: string
  title: string
  text: (key: string) => string | undefined
  code: (group: string, key: string) => string | undefined
}

export const isLabels = (found: Labels | Malformed): found is Labels => !(found instanceof Malformed)

/** @param lang the manager's own unless named */
export async function labelsFor(
  columns: Columns,
  named: string | undefined,
  ctx: Context,
): Promise<Labels | Malformed> {
  const lang = named ?? (await langOf(ctx.sql, ctx.who?.adminIdx ?? 0))
  const layers = [
    await messages.system({ lang, category: 'CAXPC' }, ctx),
    await messages.club({ lang, club: ctx.club.clubCode }, ctx),
  ]
  const texts = new Map<string, string>()
  for (const layer of layers) {
    if (layer instanceof NotFound || !('list' in layer)) return new Malformed('textLang')
    for (const { category, code, msg } of layer.list) texts.set(`${category}.${code}`, msg)
  }
  const codes = await codesOf(columns, lang, ctx)
  const first = columns[0]?.[1] ?? ''
  const category = (typeof first === 'string' ? first : first.heading).split('.')[0]
  return {
    lang,
    title: texts.get(`${category}.TITLE`) ?? 'Clubhouse',
    text: (key) => texts.get(key),
    code: (group, key) => codes.get(`${group} ${key}`),
  }
}

async function codesOf(columns: Columns, lang: string, ctx: Context): Promise<Map<string, string>> {
  const ids = columns.flatMap(([, column]) =>
    typeof column === 'object' && typeof column.as === 'object' && 'code' in column.as ? [column.as.code] : [],
  )
  const labels = new Map<string, string>()
  if (ids.length === 0) return labels
  const found = await code.groups({ club: ctx.club.clubCode, code: ids.map((id) => `${id}.0`).join(',') }, ctx)
  if (found instanceof NotFound) return labels
  const { langs } = ctx.club
  for (const [id, group] of Object.entries(found as Record<string, { codes: Code[] } | null>))
    for (const { key, keyName, values } of group?.codes ?? [])
      labels.set(`${id} ${key}`, values[langs.indexOf(lang)] || values[langs.indexOf('en')] || keyName)
  return labels
}

interface Code {
  key: string
  keyName: string
  values: string[]
}
