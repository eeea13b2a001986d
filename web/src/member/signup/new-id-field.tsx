import { checkId } from '@clubhouse/contract/member/signup'
import { useRef, useState } from 'react'
import { ask } from '../../api/transport'
import { useClub, useText } from '../../language/use-text'
import { useField } from '../../ui/form/form'
import styles from '../../ui/form/form.module.css'
import { TextField } from '../../ui/form/text-field'
import { faultOf } from '../../ui/form/wire'

export function useIdCheck() {
  const { clubCode } = useClub()
  const [free, setFree] = useState<string>()
  const asked = useRef('')
  const taken = useRef<string>(undefined)
  return {
    free,
    faultOf: (id: string) => (id === taken.current ? 'common.ID_TAKEN' : undefined),
    /** @param look validates again without moving the focus, which may be in the next field by then */
    ask: async (id: string, look: () => void) => {
      if (asked.current === id) return
      asked.current = id
      setFree(undefined)
      const { available } = await ask(checkId, { clubCode, id }, { _nop_: true }).catch(() => ({
        available: undefined,
      }))
      if (available === false) taken.current = id
      if (asked.current !== id) return
      if (available === false) look()
      if (available) setFree(id)
    },
  }
}

/** The login id. Its availability is shown when it was typed, before the form is sent. */
export function NewIdField({ check }: { check: ReturnType<typeof useIdCheck> }) {
  const t = useText()
  const { form, value, limits, error } = useField('id')
  const id = String(value)
  const latest = useRef(form)
  latest.current = form
  return (
    <>
      <TextField
        name="id"
        label={t('session.ID')}
        hint={t('signup.ID_HINT')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={() => limits && !faultOf(limits, id) && check.ask(id, () => latest.current.look('id'))}
      />
      <p className={styles.quiet} role="status">
        {check.free === id && id && !error ? t('signup.ID_FREE', { id }) : ''}
      </p>
    </>
  )
}
