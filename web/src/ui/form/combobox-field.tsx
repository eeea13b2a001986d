import { Suspense } from 'react'
import { Field } from '../field'
import { part } from '../part'
import type { ComboboxProps } from './combobox'
import { useField } from './form'
import styles from './form.module.css'
import { Theirs } from './theirs'

/** React Aria is loaded only where one is shown. */
const Combobox = part(() => import('./combobox'))

type Props = Pick<ComboboxProps, 'label' | 'hint' | 'options'> & { name: string }

/** One of very many, found by typing a part of it; empty is none. */
export function ComboboxField({ name, label, hint, options }: Props) {
  const { value, saved, error, readOnly, type, leave, ...field } = useField(name)
  const labelOf = (key: unknown) => options.find((one) => one.value === key)?.label ?? ''
  return (
    <div className={styles.field}>
      <Suspense fallback={<Field label={label} hint={hint} value={labelOf(value)} readOnly />}>
        <Combobox
          {...{ name, label, hint, options, error, readOnly }}
          isRequired={field.isRequired}
          value={String(value)}
          onChange={type}
          onLeave={leave}
        />
      </Suspense>
      <Theirs field={{ value, saved, error, readOnly, type, leave, ...field }} saved={labelOf(saved)} />
    </div>
  )
}
