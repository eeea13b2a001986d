import type { DataOf } from '@clubhouse/contract/call'
import type { checkApply } from '@clubhouse/contract/reservation/team/form'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useServerNow } from '../../../api/clock'
import { useCodes } from '../../../code/use-codes'
import { type Say, useFormat, useText } from '../../../language/use-text'
import { FactLines } from '../../../ui/fact-lines'
import { StateWord } from '../../../ui/state-word'
import { refusalText } from '../../hold/refusal-text'
import styles from '../team.module.css'

export type ApplySeason = NonNullable<DataOf<typeof checkApply>>
type Block = ApplySeason['blocks'][number]

interface Props {
  season: ApplySeason
  /** What can be done now. */
  children: ReactNode
}

/** A season for groups: where it stands by the club’s clock, its dates, and what prevents the member from applying. */
export function SeasonBox({ season, children }: Props) {
  const t = useText()
  const id = useId()
  const { instant, number } = useFormat()
  const now = useServerNow(60_000)
  const { year, openAt, closeAt, decideBy, blocks, limits, mode, drawAt, seedMode, seedName } = season
  const state = stateOf(season, now ?? Date.parse(openAt))
  const span = (least: number, most: number) => t('team.SPAN', { least: number(least), most: number(most) })
  return (
    <section className={styles.box} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t('team.SEASON', { year: String(year) })}</h2>
        <StateWord tone={state === 'OPEN' ? 'good' : state === 'OVER' ? 'off' : 'wait'}>
          {t(`team.SEASON_${state}`)}
        </StateWord>
      </div>
      <FactLines
        rows={[
          [t('team.OPENS'), instant(openAt)],
          [t('team.CLOSES'), instant(closeAt)],
          [t('team.DECIDED'), instant(decideBy)],
          [t('team.HOW_DECIDED'), t(`team.MODE_${mode}`)],
          [t('team.DRAWN_AT'), drawAt && instant(drawAt)],
          [t('team.CHANCE'), seedMode && t(`team.CHANCE_${seedMode}`, { name: seedName ?? '' })],
          [t('team.TEES'), span(limits.teamsMin, limits.teamsMax)],
          [t('team.TEES_SINGLE'), span(limits.singleMin, limits.singleMax)],
          [t('team.PEOPLE'), span(limits.rosterMin, limits.rosterMax)],
        ]}
      />
      {blocks.length > 0 && (
        <>
          <p>{t('team.BLOCKED')}</p>
          <ul>
            {blocks.map((block) => (
              <li key={block.code}>
                <BlockText block={block} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.deeds}>{children}</div>
    </section>
  )
}

/** What prevents it and what to do about it. */
function BlockText({ block }: { block: Block }) {
  const t = useText()
  const types = useCodes('702')
  const said = blockText(t, block, types.label)
  return (
    <>
      {said} {block.code === 'SUSPENDED' && <Link to="/mypage/penalties">{t('team.TO_PENALTIES')}</Link>}
      {block.code === 'OFFICER_LIMIT' && <Link to="/mypage?view=groups">{t('team.TO_MINE')}</Link>}
    </>
  )
}

const BLOCKS = [
  'NOT_OPEN',
  'PAST_DEADLINE',
  'SUSPENDED',
  'TYPE_NOT_ALLOWED',
  'OFFICER_LIMIT',
  'PLAYER_ALREADY_BOOKED',
] as const

/** @param typeOf the name of a member type */
export function blockText(t: Say, { code, vars }: Block, typeOf: (key: string) => string): string {
  const own = BLOCKS.find((one) => one === code)
  if (!own) return refusalText(t, { code, vars })
  return t(`team.BLOCK_${own}`, { ...vars, type: typeOf(String(vars.memberType)) })
}

/** @param now in milliseconds */
export function stateOf(
  { openAt, closeAt, decideBy }: Pick<ApplySeason, 'openAt' | 'closeAt' | 'decideBy'>,
  now: number,
) {
  if (now < Date.parse(openAt)) return 'NEXT'
  if (now < Date.parse(closeAt)) return 'OPEN'
  return now < Date.parse(decideBy) ? 'DECIDING' : 'OVER'
}
