import type { DataOf } from '@clubhouse/contract/call'
import type { preview, StayingTime } from '@clubhouse/contract/reservation/sheet/delay'
import { useText } from '../../../../language/use-text'
import base from '../../../../ui/base.module.css'
import { Field } from '../../../../ui/field'
import { Select } from '../../../../ui/form/select'
import type { Decisions } from './decisions'
import styles from './delay.module.css'

interface Props {
  plan: DataOf<typeof preview>
  decisions: Decisions
  onDecide: (decisions: Decisions) => void
}

/** Tee times that cannot be moved first, each with its decision, then those that move. */
export function DelayPlan({ plan: { moved, cannot }, decisions, onDecide }: Props) {
  const t = useText()
  const taken = cannot.filter(({ isTaken }) => isTaken)
  const forClub = cannot.filter(({ isTaken, isForClub }) => isForClub && !isTaken)
  const free = cannot.length - taken.length - forClub.length
  return (
    <>
      {taken.length > 0 && (
        <section className={styles.cannot} aria-labelledby="cannot">
          <h3 id="cannot">{t('delay.CANNOT')}</h3>
          <ul>
            {taken.map((one) => (
              <Staying
                key={one.slotIdx}
                one={one}
                decision={decisions[one.slotIdx] ?? { how: '', to: '' }}
                onDecide={(decision) => onDecide({ ...decisions, [one.slotIdx]: decision })}
              />
            ))}
          </ul>
        </section>
      )}
      {free > 0 && <p className={base.quiet}>{t('delay.DROPPED', { count: free })}</p>}
      {forClub.length > 0 && (
        <p className={base.quiet}>
          {t('delay.DROPPED_CLUB', {
            count: forClub.length,
            what: forClub.map(({ from, courseName }) => `${from} ${courseName}`).join(', '),
          })}
        </p>
      )}
      {moved.length > 0 && (
        <details className={styles.moved}>
          <summary>{t('delay.MOVES', { count: moved.length })}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('delay.WAS')}</th>
                <th scope="col">{t('delay.BECOMES')}</th>
                <th scope="col">{t('delay.COURSE')}</th>
                <th scope="col">{t('delay.WHO')}</th>
              </tr>
            </thead>
            <tbody>
              {moved.map(({ slotIdx, from, to, courseName, who, isForClub }) => (
                <tr key={slotIdx}>
                  <td>{from}</td>
                  <td>
                    <b>{to}</b>
                  </td>
                  <td>{courseName}</td>
                  <td>{who ?? <span className={base.quiet}>{t(isForClub ? 'delay.FOR_CLUB' : 'delay.FREE')}</span>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </>
  )
}

interface StayingProps {
  one: StayingTime
  decision: Decisions[number]
  onDecide: (decision: Decisions[number]) => void
}

function Staying({ one: { from, courseName, who, players, reason }, decision, onDecide }: StayingProps) {
  const t = useText()
  const what = [from, courseName, who].filter(Boolean).join(', ')
  return (
    <li>
      <p>
        <b>
          {from} {courseName}
        </b>{' '}
        {[who, players > 0 && t('delay.PLAYERS', { count: players })].filter(Boolean).join(', ')}
        <br />
        <span className={base.quiet}>{t(`delay.WHY_${reason}`)}</span>
      </p>
      <Select
        label={t('delay.DECIDE', { what })}
        options={[
          { value: '', label: t('delay.UNDECIDED') },
          { value: 'TIME', label: t('delay.OTHER_TIME') },
          { value: 'CANCEL', label: t('delay.CANCEL') },
        ]}
        value={decision.how}
        onChange={({ target }) => onDecide({ ...decision, how: target.value as Decisions[number]['how'] })}
      />
      {decision.how === 'TIME' && (
        <Field
          label={t('delay.NEW_TIME', { what })}
          inputMode="numeric"
          value={decision.to}
          onChange={({ target }) => onDecide({ ...decision, to: target.value })}
        />
      )}
    </li>
  )
}
