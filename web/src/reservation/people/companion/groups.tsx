import { change, type ReservationSettings, read } from '@clubhouse/contract/member/reservation-settings'
import type { Buddy } from '@clubhouse/contract/reservation/people/buddy'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ask } from '../../../api/transport'
import { queryKey } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import styles from './companions-page.module.css'
import { type NewGroup, NewGroupForm } from './new-group-form'

type Group = ReservationSettings['groups'][number]

export function Groups({ groups, buddies }: { groups: readonly Group[]; buddies: readonly Buddy[] }) {
  const t = useText()
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const save = async (next: readonly NewGroup[]) => {
    const list = next.map(({ name, memberIdx }) => ({ name, memberIdx }))
    client.setQueryData<ReservationSettings>(queryKey(read, {}), await ask(change, { groups: list }, { toasts: 'all' }))
  }
  const remove = (at: number) => {
    heading.current?.focus()
    save(groups.toSpliced(at, 1)).catch(() => {})
  }
  return (
    <section className={styles.section} aria-labelledby="groups">
      <h2 id="groups" ref={heading} tabIndex={-1}>
        {t('companion.GROUPS')}
      </h2>
      <p className={styles.lead}>{t('companion.GROUPS_LEAD')}</p>
      {groups.length === 0 && <p>{t(buddies.length === 0 ? 'companion.GROUPS_NEED' : 'companion.NO_GROUPS')}</p>}
      <ul className={styles.list}>
        {groups.map(({ name, names, memberIdx }, at) => (
          <li key={`${name} ${memberIdx.join(' ')}`}>
            <span>
              <b>{name}</b> <small>{names.join(', ')}</small>
            </span>
            <Button
              look="bare"
              size="small"
              aria-label={t('companion.REMOVE_ONE', { name })}
              onClick={() => remove(at)}
            >
              {t('companion.REMOVE')}
            </Button>
          </li>
        ))}
      </ul>
      {buddies.length > 0 && <NewGroupForm buddies={buddies} onSave={(group) => save([...groups, group])} />}
    </section>
  )
}
