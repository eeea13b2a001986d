import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import fieldStyles from '../../../ui/field.module.css'
import { useField } from '../../../ui/form/form'
import { SegmentedField } from '../../../ui/form/segmented-field'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { DeskMember } from './desk-member'
import styles from './desk-panel.module.css'
import { placeField } from './desk-values'

/** How many play. */
export function DeskCount({ most }: { most: number }) {
  const t = useText()
  const counts = Array.from({ length: most }, (_, i) => String(i + 1))
  return (
    <div className={styles.count}>
      <p className={fieldStyles.label} aria-hidden="true">
        {t('desk.COUNT')}
      </p>
      <SegmentedField name="seats" label={t('desk.COUNT')} options={counts.map((value) => ({ value, label: value }))} />
    </div>
  )
}

/** Who plays: places beside the booker's are open, a guest's or a member's. */
export function DeskPlaces({ most }: { most: number }) {
  const t = useText()
  const seats = Number(useField('seats').value)
  return (
    <>
      {[2, 3, 4]
        .filter((no) => no <= Math.min(seats, most))
        .map((no) => (
          <Place key={no} no={no} />
        ))}
      {seats > 1 && <p className={base.quiet}>{t('desk.GUEST_HINT')}</p>}
    </>
  )
}

/** Player 1 is the booker; companions are counted from 1. */
function Place({ no }: { no: number }) {
  const t = useText()
  const fields = placeField(no)
  const companion = { no: no - 1 }
  const kind = useField(fields.kind).value
  const member = useField(fields.memberIdx)
  return (
    <div className={styles.place}>
      <SelectField
        name={fields.kind}
        label={t('desk.PLAYER', companion)}
        options={[
          { value: 'TBD', label: t('desk.TO_BE_NAMED') },
          { value: 'GUEST', label: t('desk.GUEST') },
          { value: 'MEMBER', label: t('desk.MEMBER') },
        ]}
      />
      {kind === 'GUEST' && (
        <>
          <TextField name={fields.name} label={t('desk.PLAYER_NAME', companion)} />
          <TextField name={fields.phoneNo} type="tel" label={t('desk.PLAYER_PHONE', companion)} />
        </>
      )}
      {kind === 'MEMBER' && (
        <DeskMember
          memberIdx={Number(member.value) || undefined}
          onChoose={(memberIdx) => member.type(memberIdx ? String(memberIdx) : '')}
        />
      )}
    </div>
  )
}
