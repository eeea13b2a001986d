import type { BoardCalls } from '@clubhouse/contract/board/board'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { Malformed } from '../../platform/context.ts'
import { isNo, type No, type Transaction } from '../../platform/write.ts'
import { filesIn, type PostFiles } from './files.ts'
import { inLanguage } from './languages.ts'
import type { AnyBoard, Given, InOther } from './own.ts'
import type { saver } from './save.ts'
import type { Saved } from './sql.ts'
import { lock } from './write-sql.ts'

interface Ways {
  add: (tx: Transaction, given: Given, files: PostFiles) => Promise<Saved | No>
  save: ReturnType<typeof saver>
}

interface Together {
  given: Given
  inOthers: Record<string, InOther>
  files: PostFiles
}

/** Saves the other languages of a post with what they share; with the first that cannot be, none is. Decision 148. */
export function languageSaver({ noun }: AnyBoard, { create }: Pick<BoardCalls, 'create'>, { add, save }: Ways) {
  return async (tx: Transaction, idx: number, { given, inOthers, files }: Together): Promise<No | undefined> => {
    const wanted = Object.entries(inOthers)
    if (wanted.length === 0) return undefined
    const picture = (await lock(tx.sql, { noun, idx }))!.imageIdx
    for (const [lang, { version, keepFiles = [], ...words }] of wanted) {
      const way = `inOthers.${lang}`
      if (lang === given.lang) return new Malformed(way)
      const { data, error } = create.input.safeParse({
        ...{ ...given, ...words, lang },
        ...{ otherIdx: idx, pictureOf: picture === null ? undefined : idx },
      })
      if (error) return new Malformed(`${way}.${String(error.issues[0]!.path[0])}`)
      const other = data as unknown as Given
      const there = await inLanguage(tx.sql, { noun, idx }, lang)
      if (there?.version !== version) return CHANGED_MEANWHILE({ version: there?.version ?? 0 })
      const own = filesIn(files, lang)
      const before = there && (await lock(tx.sql, { noun, idx: there.idx }))!
      const remove = before?.imageIdx && picture === null ? ['image'] : []
      const saved =
        before && version
          ? await save(tx, before, { version, given: { ...other, otherIdx: undefined }, keepFiles, remove, files: own })
          : await add(tx, other, own)
      if (saved instanceof Malformed && saved.field in words) return new Malformed(`${way}.${saved.field}`)
      if (before && 'code' in saved && saved.code === 'WRONG_STATE') return WRONG_STATE({ state: before.reached, lang })
      if (isNo(saved)) return saved
    }
    return undefined
  }
}
