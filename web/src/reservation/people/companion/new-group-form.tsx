import { change, GROUP_NAME_MOST } from '@clubhouse/contract/member/reservation-settings'
import type { Buddy } from '@clubhouse/contract/reservation/people/buddy'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import field from '../../../ui/field.module.css'
import { ChoiceField } from '../../../ui/form/choice-field'
import { Form } from '../../../ui/form/form'
import { TextField } from '../../../ui/form/text-field'
import styles from './companions-page.module.css'

function nameFault(name: string) {
  if (name === '') return 'companion.GROUP_NAME_MISSING'
  return name.length > GROUP_NAME_MOST ? 'companion.GROUP_NAME_LONG' : undefined
}

export interface NewGroup {
  name: string
  memberIdx: number[]
}

/** A foursome without the member. */
const MOST = 3
const of = (memberIdx: number) => `with.${memberIdx}`

export function NewGroupForm({
  buddies,
  onSave,
}: {
  buddies: readonly Buddy[]
  onSave: (group: NewGroup) => Promise<void>
}) {
  const t = useText()
  const chosen = (values: Record<string, unknown>) =>
    buddies.flatMap(({ memberIdx }) => (values[of(memberIdx)] === true ? [memberIdx] : []))
  const first = buddies[0]!
  const isWrong = (values: Record<string, unknown>) => chosen(values).length < 1 || chosen(values).length > MOST
  const form = useForm({
    call: change,
    initial: { name: '', ...Object.fromEntries(buddies.map(({ memberIdx }) => [of(memberIdx), false])) },
    checks: {
      name: (values) => nameFault(String(values.name).trim()),
      [of(first.memberIdx)]: (values) => (isWrong(values) ? 'companion.GROUP_WHO_MISSING' : undefined),
    },
    send: (_, values) => onSave({ name: String(values.name).trim(), memberIdx: chosen(values) }),
  })
  return (
    <Form of={form} onSaved={form.discard}>
      <h3>{t('companion.NEW_GROUP')}</h3>
      <TextField name="name" label={t('companion.GROUP_NAME')} />
      <fieldset className={styles.choices}>
        <legend className={field.label}>{t('companion.GROUP_WHO')}</legend>
        {buddies.map(({ memberIdx, name }) => (
          <ChoiceField key={memberIdx} name={of(memberIdx)} label={name} />
        ))}
      </fieldset>
      <div>
        <Button type="submit" look="plain" pending={form.pending}>
          {t('companion.GROUP_SAVE')}
        </Button>
      </div>
    </Form>
  )
}
