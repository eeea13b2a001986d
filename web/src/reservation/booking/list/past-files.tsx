import { takeAway } from '@clubhouse/contract/reservation/booking/booking'
import { useState } from 'react'
import { fetchFile } from '../../../api/fetch-file'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import styles from './my-bookings.module.css'

interface PastFilesProps {
  memberIdx: number
  /** The filter, as the call takes it. */
  asked: object
}

const KINDS = [
  ['xlsx', 'mypage.FILE_EXCEL'],
  ['ics', 'mypage.FILE_CALENDAR'],
] as const

/** Saves the rounds that the filter finds. */
export function PastFiles({ memberIdx, asked }: PastFilesProps) {
  const t = useText()
  const [pending, setPending] = useState<string>()
  async function save(as: 'xlsx' | 'ics') {
    setPending(as)
    await fetchFile(takeAway, { memberIdx, as, when: 'past', ...asked }, `${t('mypage.BOOKINGS')}.${as}`)
    setPending(undefined)
  }
  return (
    <div className={styles.files}>
      {KINDS.map(([as, label]) => (
        <Button key={as} look="plain" size="small" pending={pending === as} onClick={() => save(as)}>
          {t(label)}
        </Button>
      ))}
    </div>
  )
}
