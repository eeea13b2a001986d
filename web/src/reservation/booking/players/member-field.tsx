import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../language/use-text'
import { toast } from '../../../ui/feedback/toast'
import field from '../../../ui/field.module.css'
import { useField } from '../../../ui/form/form'
import { fieldOf } from '../draft/booking-values'
import styles from './companion-fields.module.css'
import type { Known } from './known'
import { MemberSearch } from './member-search'
import type { Companions } from './use-companions'
import type { When } from './use-member-search'

interface Props {
  no: number
  companions: Companions
  /** Members that may be named here. */
  known: readonly Known[]
  when: When
}

/** The member in a place of the booking: searched, then shown. */
export function MemberField({ no, companions, known, when }: Props) {
  const t = useText()
  const chosen = useField(fieldOf(no, 'memberIdx'))
  const name = useField(fieldOf(no, 'memberName'))
  const change = useRef<HTMLButtonElement>(null)
  const isMoved = useRef(false)
  const memberIdx = Number(chosen.value)
  // What was focused is gone when its list or its button is.
  useEffect(() => {
    if (memberIdx && isMoved.current) change.current?.focus()
    isMoved.current = false
  }, [memberIdx])
  const choose = (member?: Known) => {
    isMoved.current = true
    name.type(member?.name ?? '')
    chosen.type(member ? String(member.memberIdx) : '')
  }
  if (!memberIdx)
    return (
      <MemberSearch
        name={fieldOf(no, 'memberIdx')}
        known={known}
        when={when}
        error={chosen.error}
        autoFocus={isMoved.current}
        onChoose={choose}
        onLeave={chosen.leave}
      />
    )
  const member = {
    memberIdx,
    name: String(name.value) || (companions.known.find((one) => one.memberIdx === memberIdx)?.name ?? ''),
  }
  return (
    <div>
      <div className={styles.chosen}>
        <b>{member.name}</b>
        <span className={styles.acts}>
          {!companions.isBuddy(memberIdx) && <AddBuddy member={member} companions={companions} />}
          <button
            ref={change}
            type="button"
            name={fieldOf(no, 'memberIdx')}
            data-written=""
            className={styles.act}
            aria-label={t('reservation.MEMBER_CHANGE_ONE', { name: member.name })}
            onClick={() => choose()}
          >
            {t('reservation.MEMBER_CHANGE')}
          </button>
        </span>
      </div>
      {chosen.error && (
        <p role="alert" className={field.error}>
          {chosen.error}
        </p>
      )}
    </div>
  )
}

function AddBuddy({ member, companions }: { member: Known; companions: Companions }) {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  const add = () => {
    setAdding(true)
    companions
      .addBuddy(member)
      .then(() => toast(t('reservation.BUDDY_ADDED', { name: member.name }), { type: 'success' }))
      // The transport has said why.
      .catch(() => setAdding(false))
  }
  return (
    <button
      type="button"
      className={styles.act}
      aria-disabled={isAdding || undefined}
      aria-label={t('reservation.BUDDY_ADD_ONE', { name: member.name })}
      onClick={isAdding ? undefined : add}
    >
      {t('reservation.BUDDY_ADD')}
    </button>
  )
}
