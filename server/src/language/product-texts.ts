import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Database } from '../platform/database.ts'
import { replaceSystemMessages } from './sql.ts'

const FOLDER = join(import.meta.dirname, '../../../db/messages')

/** The product's texts: category -> code -> language -> text. */
export async function readProductTexts(): Promise<Record<string, Record<string, Record<string, string>>>> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.json')).sort()
  const entries = files.map(async (name) => [
    basename(name, '.json'),
    JSON.parse(await readFile(join(FOLDER, name), 'utf8')),
  ])
  return Object.fromEntries(await Promise.all(entries))
}

export async function loadProductTexts(database: Database): Promise<void> {
  const texts = await readProductTexts()
  const rows = Object.entries(texts).flatMap(([category, codes]) =>
    Object.entries(codes).flatMap(([code, byLang]) =>
      Object.entries(byLang).map(([lang, msg]) => ({ category, code, lang, msg })),
    ),
  )
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  await database.begin((sql) => replaceSystemMessages(sql, rows, hash))
}
