import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE } from '@clubhouse/contract/fail'
import type * as calls from '@clubhouse/contract/letter'
import type { MailKind } from '@clubhouse/contract/mail'
import type { Transaction } from '../platform/write.ts'
import { fieldsOf } from './fields.ts'
import type { OwnTexts } from './own-texts.ts'
import { checked, inOneLanguage } from './saving.ts'
import { ownAmong, readTexts, versionOf } from './texts.ts'

type Input = Pick<ParsedInputOf<typeof calls.change>, 'version' | 'texts'>

/** Saves what differs, by language; of texts that are given twice the last counts. */
export async function changeLetter(tx: Transaction, kind: MailKind, input: Input, ownTexts: OwnTexts) {
  await ownTexts.lock(tx)
  const { langs } = tx.club
  const texts = await readTexts(tx.sql, langs)
  const fields = fieldsOf(kind, texts.english)
  const codes = fields.map(({ code }) => code)
  const version = versionOf(ownAmong(texts, codes, langs))
  if (version !== input.version) return CHANGED_MEANWHILE({ version })
  const kept = checked(input.texts, fields, texts, langs)
  if (!Array.isArray(kept)) return kept
  const refused = inOneLanguage(kept, fields, texts, langs)
  if (refused) return refused
  for (const lang of langs) {
    const given = new Map(kept.filter((one) => one.lang === lang).map(({ code, msg }) => [code, msg]))
    const own = (code: string) => texts.own(lang, code) ?? null
    const list = [...given].filter(([code, msg]) => msg !== own(code))
    if (list.length === 0) continue
    const inMail = (code: string, msg: string | null) => ({ category: 'mail', code, msg })
    await ownTexts.save(
      tx,
      lang,
      list.map(([code, msg]) => inMail(code, msg)),
      list.map(([code]) => inMail(code, own(code))),
    )
  }
  return { version: versionOf(ownAmong(await readTexts(tx.sql, langs), codes, langs)) }
}
