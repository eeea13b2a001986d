import type { DataOf } from '@clubhouse/contract/call'
import { counted } from '@clubhouse/contract/counted'
import type { explain } from '@clubhouse/contract/reservation/rules/opening'
import { type Say, useFormat, useText } from '../../../../language/use-text'
import parts from '../../../../office/parts.module.css'
import styles from './opening.module.css'
import { openingWords } from './rule-words'

type Answer = DataOf<typeof explain>

export function Explained({ blocks, rule, opensAt, used, max, usedDay, maxDay }: Answer) {
  const t = useText()
  const format = useFormat()
  const usedOf = (count: number, most: number | null | undefined) =>
    most == null ? t('opening.USED', { used: count }) : t('opening.USED_OF', { used: count, limit: most })
  return (
    <>
      <p className={styles.answer}>{t(blocks.length === 0 ? 'opening.CAN_BOOK' : 'opening.CANNOT_BOOK')}</p>
      {blocks.length > 0 && (
        <ul className={styles.blocks}>
          {blocks.map((block) => (
            <li key={block.code}>{blockWords(t, block)}</li>
          ))}
        </ul>
      )}
      <dl className={`${parts.facts} ${styles.facts}`}>
        <div>
          <dt>{t('opening.RULE')}</dt>
          <dd>{rule ? openingWords(t, rule, format) : t('opening.RULE_NONE')}</dd>
        </div>
        {rule && (
          <>
            <div>
              <dt>{t('opening.OPENS_AT')}</dt>
              <dd>{opensAt ? format.instant(opensAt) : t('opening.OPENS_NEVER')}</dd>
            </div>
            <div>
              <dt>{t('opening.USED_DAY')}</dt>
              <dd>{usedOf(usedDay, maxDay)}</dd>
            </div>
            <div>
              <dt>{t(`opening.USED_MONTH_${rule.dayClass}`)}</dt>
              <dd>{usedOf(used, max)}</dd>
            </div>
          </>
        )}
      </dl>
    </>
  )
}

const SAID = [
  'TYPE_NOT_ALLOWED',
  'DRAW_ONLY',
  'LOBBY_ONLY',
  'TAKEN',
  'HELD_BY_OTHER',
  'HOLD_LIMIT',
  'QUOTA_DAY',
  'QUOTA_MONTH',
  'SUSPENDED',
  'PLAYER_ALREADY_BOOKED',
  'WRONG_STATE',
] as const

/** A refusal in words for the office. */
function blockWords(t: Say, { code, vars }: Answer['blocks'][number]): string {
  if (code === 'NOT_OPEN') return vars.opensAt ? t('opening.BLOCK_NOT_OPEN', vars) : t('opening.BLOCK_NOT_OPEN_YET')
  if (code === 'DAY_CLOSED') {
    if (vars.reason === 'PAST') return t('opening.BLOCK_DAY_PAST')
    return t(vars.reason === 'NO_SHEET' ? 'opening.BLOCK_NO_SHEET' : 'opening.BLOCK_DAY_CLOSED')
  }
  const said = SAID.find((one) => one === code)
  return said ? t(`opening.BLOCK_${said}`, counted(vars)) : t('opening.BLOCK_OTHER')
}
