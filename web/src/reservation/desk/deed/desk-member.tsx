import { members } from '@clubhouse/contract/reservation/desk/desk'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import styles from './desk-panel.module.css'
import { FindMember } from './find-member'

interface Props {
  memberIdx?: number
  onChoose: (memberIdx: number | undefined) => void
}

/** A member who plays: searched, then shown. */
export function DeskMember({ memberIdx, onChoose }: Props) {
  const t = useText()
  const { data } = useCall(members, { memberIdx }, { enabled: memberIdx !== undefined })
  if (memberIdx === undefined) return <FindMember label={t('desk.MEMBER_FIND')} onMember={onChoose} />
  return (
    <p className={styles.chosen}>
      <b>{data?.[0]?.name}</b>
      <Button look="plain" size="small" onClick={() => onChoose(undefined)}>
        {t('desk.MEMBER_CHANGE')}
      </Button>
    </p>
  )
}
