import type { ManagedRule } from '@clubhouse/contract/reservation/rules/opening'
import { serverNow } from '../../../../api/clock'
import { useCodes } from '../../../../code/use-codes'
import { useFormat, useText } from '../../../../language/use-text'
import base from '../../../../ui/base.module.css'
import { grouped } from '../../../../ui/grouped'
import styles from './opening.module.css'
import { limitWords, openingWords, spanWords } from './rule-words'

interface Props {
  rules: readonly ManagedRule[]
  onOpen: (ruleIdx: number) => void
}

/** The rules of each type of member, and the types that have none. */
export function RuleGroups({ rules, onOpen }: Props) {
  const t = useText()
  const types = useCodes('702')
  const groups = grouped(rules, ({ memberType }) => memberType)
  const without = types.list.filter(({ key }) => !groups.has(key)).map(({ label }) => label)
  return (
    <>
      {[...groups].map(([memberType, own]) => (
        <div key={memberType} className={styles.group}>
          <h3>{types.label(memberType)}</h3>
          <ul>
            {own.map((rule) => (
              <RuleRow key={rule.ruleIdx} rule={rule} onOpen={onOpen} />
            ))}
          </ul>
          {(['WEEKDAY', 'WEEKEND'] as const)
            .filter((dayClass) => !own.some((rule) => rule.dayClass === dayClass && !rule.isKept))
            .map((dayClass) => (
              <p key={dayClass} className={base.quiet}>
                {t(`opening.LACKS_${dayClass}`)}
              </p>
            ))}
        </div>
      ))}
      {without.length > 0 && <p className={base.quiet}>{t('opening.WITHOUT', { types: without.join(', ') })}</p>}
    </>
  )
}

interface RowProps {
  rule: ManagedRule
  onOpen: (ruleIdx: number) => void
}

function RuleRow({ rule, onOpen }: RowProps) {
  const t = useText()
  const format = useFormat()
  const parts = useCodes('218')
  const span = spanWords(t, rule, format.dayOf(serverNow()), format)
  const where = [rule.courseName, rule.part === null ? null : parts.label(rule.part)].filter(Boolean).join(' · ')
  const says = openingWords(t, rule, format)
  return (
    <li data-kept={rule.isKept || undefined}>
      {rule.isKept ? (
        <span className={styles.says}>{says}</span>
      ) : (
        <button type="button" className={styles.says} onClick={() => onOpen(rule.ruleIdx)}>
          {says}
        </button>
      )}
      <span className={base.quiet}>{[where, limitWords(t, rule), span].filter(Boolean).join(' · ')}</span>
    </li>
  )
}
