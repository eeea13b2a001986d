import { useId, useRef, useState } from 'react'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'
import { FieldError } from '../../../ui/field-error'
import { useField } from '../../../ui/form/form'
import type { FormModel } from '../../../ui/form/use-form'
import { MemberSearch } from '../../booking/players/member-search'
import { useCompanions } from '../../booking/players/use-companions'
import styles from '../team.module.css'
import { type Person, peopleIn, personValue, rosterOf } from './form-values'

const NAME_MOST = 60

interface Props {
  form: FormModel
  memberIdx: number
  /** How many people a group has, and how many are named. */
  hint: string
}

/** The people of a group: members by search, others by name. The officers belong to it without being named again. */
export function Roster({ form, memberIdx, hint }: Props) {
  const t = useText()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const field = useField('people')
  const { known } = useCompanions(memberIdx)
  const people = peopleIn(field.value)
  const all = rosterOf(form.values)
  const isNew = (member: Person) => all.every((one) => one.memberIdx !== member.memberIdx)
  const put = (next: readonly Person[]) => field.type(next.map(personValue))
  const add = (person: Person) => put([...people, person])
  const remove = (at: number) => {
    list.current?.focus()
    put(people.toSpliced(at, 1))
  }
  return (
    <fieldset className={styles.wish} aria-describedby={field.error && id}>
      <legend>{t('team.PEOPLE')}</legend>
      <p className={styles.quiet} role="status">
        {hint}
      </p>
      {field.error && <FieldError id={id}>{field.error}</FieldError>}
      <MemberSearch name="people" known={known.filter(isNew)} onChoose={(member) => isNew(member) && add(member)} />
      <GuestName isTaken={(name) => people.some((one) => !one.memberIdx && one.name === name)} onAdd={add} />
      <ul ref={list} tabIndex={-1} aria-label={t('team.PEOPLE')} className={styles.people}>
        {people.map((person, at) => (
          <li key={personValue(person)}>
            <span>
              {person.name} {!person.memberIdx && <small>{t('team.NO_MEMBER')}</small>}
            </span>
            <Button
              look="bare"
              size="small"
              aria-label={t('team.REMOVE_PERSON', { name: person.name })}
              onClick={() => remove(at)}
            >
              {t('team.REMOVE')}
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** A player who is no member is named; Enter adds the name and does not send the form. */
function GuestName({ isTaken, onAdd }: { isTaken: (name: string) => boolean; onAdd: (person: Person) => void }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const add = () => {
    if (name && !isTaken(name)) onAdd({ memberIdx: null, name })
    setTyped('')
  }
  return (
    <div className={styles.adding}>
      <Field
        label={t('team.GUEST')}
        autoComplete="off"
        maxLength={NAME_MOST}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
      />
      <Button look="plain" onClick={add}>
        {t('team.ADD')}
      </Button>
    </div>
  )
}
