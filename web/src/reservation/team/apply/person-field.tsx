import { useEffect, useRef } from 'react'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { FieldError } from '../../../ui/field-error'
import { useField } from '../../../ui/form/form'
import type { Known } from '../../booking/players/known'
import { MemberSearch } from '../../booking/players/member-search'
import styles from '../team.module.css'
import { personOf, personValue } from './form-values'

interface Props {
  name: string
  legend: string
  known: readonly Known[]
}

/** A member in an office: searched, then shown. */
export function PersonField({ name, legend, known }: Props) {
  const t = useText()
  const field = useField(name)
  const chosen = useRef<HTMLDivElement>(null)
  const isMoved = useRef(false)
  const person = personOf(String(field.value))
  const isThere = Boolean(person.memberIdx)
  // What was focused is gone when its list or its button is.
  useEffect(() => {
    if (isThere && isMoved.current) chosen.current?.querySelector('button')?.focus()
    isMoved.current = false
  }, [isThere])
  const choose = (member?: Known) => {
    isMoved.current = true
    field.type(member ? personValue(member) : '')
  }
  return (
    <fieldset className={styles.wish}>
      <legend>{legend}</legend>
      {isThere ? (
        <>
          <div ref={chosen} className={styles.head}>
            <b>{person.name}</b>
            <Button
              look="bare"
              size="small"
              aria-label={t('team.CHANGE_PERSON', { office: legend, name: person.name })}
              onClick={() => choose()}
            >
              {t('team.CHANGE')}
            </Button>
          </div>
          {field.error && <FieldError id={`${name}-error`}>{field.error}</FieldError>}
        </>
      ) : (
        <MemberSearch
          name={name}
          known={known}
          error={field.error}
          autoFocus={isMoved.current}
          onChoose={choose}
          onLeave={field.leave}
        />
      )}
    </fieldset>
  )
}
