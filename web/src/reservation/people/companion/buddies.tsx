import { type Buddy, MOST_BUDDIES } from '@clubhouse/contract/reservation/people/buddy'
import { useRef } from 'react'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { MemberSearch } from '../../booking/players/member-search'
import styles from './companions-page.module.css'
import type { Save } from './use-buddies'

export function Buddies({ buddies, save }: { buddies: readonly Buddy[]; save: Save }) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const numbers = buddies.map(({ memberIdx }) => memberIdx)
  // The transport says why it failed; the list stays as it is.
  const change = (next: readonly number[]) => save(next).catch(() => {})
  const up = (at: number) => change(numbers.with(at, numbers[at - 1]!).with(at - 1, numbers[at]!))
  const remove = (memberIdx: number) => {
    heading.current?.focus()
    change(numbers.filter((one) => one !== memberIdx))
  }
  return (
    <section className={styles.section} aria-labelledby="buddies">
      <h2 id="buddies" ref={heading} tabIndex={-1}>
        {t('companion.BUDDIES')}
      </h2>
      <p className={styles.lead}>{t('companion.BUDDIES_LEAD')}</p>
      {buddies.length === 0 && <p>{t('companion.NO_BUDDIES')}</p>}
      <ul className={styles.list}>
        {buddies.map(({ memberIdx, name }, at) => (
          <li key={memberIdx}>
            <span>{name}</span>
            <span className={styles.acts}>
              {at > 0 && (
                <Button look="bare" size="small" aria-label={t('companion.MOVE_UP', { name })} onClick={() => up(at)}>
                  {t('companion.UP')}
                </Button>
              )}
              <Button
                look="bare"
                size="small"
                aria-label={t('companion.REMOVE_ONE', { name })}
                onClick={() => remove(memberIdx)}
              >
                {t('companion.REMOVE')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {buddies.length < MOST_BUDDIES ? (
        <MemberSearch
          known={[]}
          onChoose={({ memberIdx, name }) => {
            if (numbers.includes(memberIdx)) return
            save([...numbers, memberIdx])
              .then(() => toast(t('reservation.BUDDY_ADDED', { name }), { type: 'success' }))
              .catch(() => {})
          }}
        />
      ) : (
        <p>{t('companion.FULL')}</p>
      )}
    </section>
  )
}
