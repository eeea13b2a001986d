import { members } from '@clubhouse/contract/reservation/desk/desk'
import { useState } from 'react'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { useField } from '../../../ui/form/form'
import styles from './desk-panel.module.css'
import { guestTyped } from './desk-values'
import { FindMember } from './find-member'

/** For whom is booked, in one line: a member that it finds, or a guest of the name that was typed. */
export function DeskWho({ onGuest }: { onGuest: (isGuest: boolean) => void }) {
  const t = useText()
  const member = useField('member')
  const guest = useField('guestName')
  const phone = useField('guestPhone')
  const coupon = useField('couponIdx')
  const memberIdx = Number(member.value) || undefined
  const [isSought, seek] = useState(memberIdx === undefined)
  const [last, setLast] = useState({ typed: '', name: '' })
  const { data } = useCall(members, { memberIdx }, { enabled: memberIdx !== undefined })
  const choose = (who: { memberIdx?: number; name?: string; phoneNo?: string }) => {
    member.type(who.memberIdx === undefined ? '' : String(who.memberIdx))
    guest.type(who.name ?? '')
    phone.type(who.phoneNo ?? '')
    coupon.type('')
    onGuest(who.name !== undefined)
  }
  const found = (who: Parameters<typeof choose>[0], typed: string, name = '') => {
    setLast({ typed, name })
    choose(who)
    seek(false)
  }
  if (isSought)
    return (
      <FindMember
        label={t('desk.WHO')}
        first={last.typed}
        autoFocus
        onMember={(idx, name, typed) => found({ memberIdx: idx }, typed, name)}
        onGuest={(typed) => found(guestTyped(typed), typed)}
        // Without a press, and only for as long as it is typed.
        onNobody={(typed) => choose(typed ? guestTyped(typed) : {})}
      />
    )
  return (
    <p className={styles.chosen}>
      <span>
        <b>{String(guest.value) || data?.[0]?.name || last.name}</b> {guest.value && t('desk.GUEST')}
      </span>
      <Button
        look="plain"
        size="small"
        autoFocus={last.typed !== ''}
        onClick={() => {
          choose({})
          seek(true)
        }}
      >
        {t('desk.WHO_CHANGE')}
      </Button>
    </p>
  )
}
