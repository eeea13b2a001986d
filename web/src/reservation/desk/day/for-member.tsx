import { members } from '@clubhouse/contract/reservation/desk/desk'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import office from '../../../office/parts.module.css'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'

interface Props {
  memberIdx: number
  onEnd: () => void
}

/** For whom the next free tee time that is opened is booked. */
export function ForMember({ memberIdx, onEnd }: Props) {
  const t = useText()
  const mayBook = useMay()(members)
  const { data } = useCall(members, { memberIdx }, { enabled: mayBook })
  const name = data?.[0]?.name
  if (!name) return null
  return (
    <p className={office.note} data-apart role="status">
      {t('desk.FOR', { name })}{' '}
      <Button look="plain" size="small" onClick={onEnd}>
        {t('desk.FOR_END')}
      </Button>
    </p>
  )
}
