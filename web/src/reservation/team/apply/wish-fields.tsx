import { useCodes } from '../../../code/use-codes'
import { useFormat, useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { SelectField } from '../../../ui/form/select-field'
import styles from '../team.module.css'
import { EVERY_WEEK, weekText } from '../team-words'
import { wishField } from './form-values'

interface Props {
  no: number
  cycle: string
  onRemove?: () => void
}

/** One wish: which weekday of the month, and the hour of the first tee time. */
export function WishFields({ no, cycle, onRemove }: Props) {
  const t = useText()
  const { number } = useFormat()
  const said = { no: number(no + 1) }
  const { list, label } = useCodes('363')
  const weeks = list.map(({ key }) => ({ value: key, label: weekText(key, cycle, label, t) }))
  const weekdays = useOptions('Z53')
  const hours = useOptions('364')
  return (
    <fieldset className={styles.wish}>
      <legend>{t('team.WISH', said)}</legend>
      <div className={styles.fields}>
        {cycle !== EVERY_WEEK && (
          <SelectField name={wishField(no, 'weekType')} label={t('team.WEEK')} options={weeks} />
        )}
        <SelectField name={wishField(no, 'weekday')} label={t('team.WEEKDAY')} options={weekdays} />
        <SelectField name={wishField(no, 'hour')} label={t('team.HOUR')} options={hours} />
      </div>
      {onRemove && (
        <Button look="bare" size="small" onClick={onRemove}>
          {t('team.REMOVE_WISH', said)}
        </Button>
      )}
    </fieldset>
  )
}

const useOptions = (group: string) => useCodes(group).list.map(({ key, label }) => ({ value: key, label }))
