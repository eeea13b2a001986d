import { change, create, type HofState, type ManagedFeat } from '@clubhouse/contract/board/hof-manage'
import { ask } from '../../../api/transport'
import { wordsIn, wordValues } from '../../../form/word-fields'
import type { Values } from '../../../ui/form/draft'
import type { FileList } from '../../../ui/form/files-value'

/** The key of the saved picture; a feat has one at most. */
export const PICTURE = 'picture'

/** The witnesses are one text in the form and a list in the call. */
const WORDS = ['playerName', 'witnesses'] as const

/** The names of witnesses as they are typed, separated by commas. */
const typed = (names: readonly string[] | undefined) => names?.join(', ') ?? ''
const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

export function valuesOf(feat: ManagedFeat | undefined, others: readonly string[], today: string): Values {
  const words = feat && {
    playerName: feat.playerName,
    witnesses: typed(feat.witnessNames),
    translated: Object.fromEntries(
      Object.entries(feat.translated).map(([lang, of]) => [
        lang,
        { playerName: of.playerName, witnesses: typed(of.witnessNames) },
      ]),
    ),
  }
  return {
    ...wordValues(WORDS, others, words),
    kind: feat?.kind ?? 'HOLE_IN_ONE',
    date: feat?.date ?? today,
    courseIdx: feat ? String(feat.courseIdx) : '',
    hole: String(feat?.hole ?? ''),
    distance: String(feat?.distance ?? ''),
    club: feat?.club ?? '',
    ball: feat?.ball ?? '',
    memberIdx: feat?.member ? String(feat.member.memberIdx) : '',
    publish: feat?.publish ?? false,
    state: feat?.state ?? 'REPORTED',
    file: feat?.imageUrl ? [PICTURE] : [],
  }
}

const numberIn = (value: unknown) => (String(value).trim() === '' ? undefined : Number(value))

export function save(feat: ManagedFeat | undefined, others: readonly string[], all: Values) {
  const { translated, playerName, witnesses } = wordsIn(WORDS, others, all)
  const files = (all.file as FileList).filter((one) => one instanceof File)
  const fields = {
    kind: all.kind as ManagedFeat['kind'],
    date: String(all.date),
    courseIdx: Number(all.courseIdx),
    hole: numberIn(all.hole),
    distance: numberIn(all.distance),
    club: String(all.club),
    ball: String(all.ball),
    memberIdx: numberIn(all.memberIdx),
    playerName: playerName || undefined,
    witnessNames: namesIn(witnesses),
    translated: Object.fromEntries(
      Object.entries(translated).map(([lang, of]) => [
        lang,
        { playerName: of.playerName, witnessNames: namesIn(of.witnesses) },
      ]),
    ),
    publish: Boolean(all.publish),
    state: all.state as HofState,
  }
  if (!feat) return ask(create, fields, { files })
  const remove = feat.imageUrl && (all.file as FileList).length === 0 ? (['image'] as const) : []
  return ask(change, { ...fields, idx: feat.idx, version: feat.version, remove: [...remove] }, { files })
}
