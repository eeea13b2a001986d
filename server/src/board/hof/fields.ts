import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { Malformed } from '../../platform/context.ts'
import { foreignLanguage, wordsTogether } from '../../platform/said-in.ts'
import type { Transaction } from '../../platform/write.ts'
import * as sql from './manage-sql.ts'
import { isOfHole } from './rules.ts'
import { witnessesTogether } from './witnesses.ts'

type Input = ParsedInputOf<typeof contract.hofManage.create>

/** The columns of what a form edited, or the field that cannot be meant. A member is named as the account is. */
export async function fieldsOf(tx: Transaction, input: Input): Promise<sql.Fields | Malformed> {
  const { club: ours } = tx
  const { kind, hole, courseIdx, memberIdx, playerName, witnessNames, translated = {} } = input
  const foreign = foreignLanguage(translated, ours)
  if (foreign) return new Malformed(foreign)
  if (isOfHole(kind) && hole === undefined) return new Malformed('hole')
  if (!(await sql.isCourse(tx.sql, courseIdx))) return new Malformed('courseIdx')
  const named = memberIdx === undefined ? {} : await sql.namesOf(tx.sql, memberIdx, ours.langs)
  if (!named) return new Malformed('memberIdx')
  if (!playerName && memberIdx === undefined) return new Malformed('playerName')
  const typed = playerName
    ? wordsTogether(['playerName'], { playerName, translated } as never, ours.lang).playerName
    : {}
  return {
    kind,
    courseIdx,
    date: input.date,
    hole: hole ?? null,
    distance: input.distance ?? null,
    club: input.club || null,
    ball: input.ball || null,
    memberIdx: memberIdx ?? null,
    playerName: playerName ? typed : named,
    witnessNames: witnessesTogether(witnessNames, translated, ours.lang),
    hasConsent: input.publish,
    state: input.state,
  }
}
