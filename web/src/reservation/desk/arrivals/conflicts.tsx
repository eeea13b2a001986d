import type { Arrival } from '@clubhouse/contract/reservation/desk/check-in'
import { useFormat, useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import styles from './arrivals.module.css'
import type { Given, Press } from './press'
import { useGivenWords } from './use-given-words'
import type { PressesHere } from './use-presses'

interface Props {
  groups: readonly Arrival[]
  presses: PressesHere
}

/** What was pressed and refused, beside what happened meanwhile; the desk decides. */
export function Conflicts({ groups, presses }: Props) {
  const refused = presses.all.filter((one) => one.refused)
  return refused.map((press) => (
    <Conflict
      key={press.key}
      press={press}
      group={groups.find(({ bookingIdx }) => bookingIdx === press.bookingIdx)}
      presses={presses}
    />
  ))
}

function Conflict({ press, group, presses }: { press: Press; group?: Arrival; presses: PressesHere }) {
  const t = useText()
  const { clock } = useFormat()
  const { key, adminIdx: _, version: __, refused: ___, ...pressed } = press
  const { state, players, paid = [], at } = pressed
  const givenWords = useGivenWords()
  /** Carts and caddies that are only booked are not in question. */
  const given = (of: Given | Arrival) =>
    givenWords({ cartNo: of.cartNo, caddieNo: of.caddieNo, note: of.note }).map((word) => ` · ${word}`)
  const present = players.filter((one) => one.present).length
  const names = group?.players.flatMap(({ name }) => name ?? []).join(', ') ?? ''
  const again = () => {
    presses.drop(key)
    if (!group) return
    // What someone else has recorded as paid meanwhile is not recorded again.
    const owed = paid.filter((penaltyIdx) => group.owed.some((one) => one.penaltyIdx === penaltyIdx))
    presses.press({ ...pressed, paid: owed, version: group.version })
  }
  return (
    <section className={styles.conflict} aria-label={t('frontdesk.CONFLICT')} role="alert">
      <h2>{t('frontdesk.CONFLICT')}</h2>
      <p>{group ? `${group.time} ${group.courseName} · ${names}` : t('frontdesk.CONFLICT_GONE')}</p>
      <dl>
        <div>
          <dt>{t('frontdesk.CONFLICT_PRESSED')}</dt>
          <dd>
            {t('frontdesk.CONFLICT_SAYS', { state: t(`check-in.STATE_${state}`), present, at: clock(at) })}
            {given(press)}
          </dd>
        </div>
        {group && (
          <div>
            <dt>{t('frontdesk.CONFLICT_NOW')}</dt>
            <dd>
              {t('frontdesk.CONFLICT_SAYS', {
                state: t(`check-in.STATE_${group.state}`),
                present: group.players.filter((one) => one.present).length,
                at: group.at ? clock(group.at) : '–',
              })}
              {given(group)}
              {group.by && ` · ${group.by}`}
            </dd>
          </div>
        )}
      </dl>
      <div className={base.buttons}>
        {group && (
          <Button size="large" onClick={again}>
            {t('frontdesk.CONFLICT_AGAIN')}
          </Button>
        )}
        <Button look="plain" size="large" onClick={() => presses.drop(key)}>
          {t('frontdesk.CONFLICT_DROP')}
        </Button>
      </div>
    </section>
  )
}
