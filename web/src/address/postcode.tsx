import { type FoundAddress, service } from '@clubhouse/contract/address'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useCall } from '../api/use-call'
import { useLanguage, useText } from '../language/use-text'
import { withTexts } from '../language/with-texts'
import { Button } from '../ui/button'
import { useField } from '../ui/form/form'
import { TextField } from '../ui/form/text-field'
import { optionalPart } from '../ui/part'
import styles from './postcode.module.css'

const FindAddress = optionalPart(withTexts(() => import('./find-address')))

interface Props {
  label: string
  autoComplete?: string
  /** Language of the address; by default that of the page. */
  lang?: string
}

/** The field zipCode; where the club has an address search, it fills the field address too. */
export function Postcode({ label, autoComplete, lang }: Props) {
  const t = useText()
  const { data } = useCall(service, {}, { _nop_: true, staleTime: Number.POSITIVE_INFINITY })
  const { readOnly } = useField('zipCode')
  const [isOpen, open] = useState(false)
  const fill = useFill(lang)
  return (
    <div className={styles.line}>
      <TextField name="zipCode" label={label} autoComplete={autoComplete} />
      {data?.isOn && !readOnly && (
        <Button look="plain" onClick={() => open(true)}>
          {t('address.FIND')}
        </Button>
      )}
      {isOpen &&
        // Outside of the form around, which Enter would send.
        createPortal(
          <FindAddress
            onClose={() => open(false)}
            onChoose={(found) => {
              open(false)
              fill(found)
            }}
          />,
          document.body,
        )}
    </div>
  )
}

/** Fills in an address; the next thing to type is its detail. */
function useFill(lang: string | undefined) {
  const page = useLanguage()
  const zipCode = useField('zipCode')
  const address = useField('address')
  const { form } = useField('addressDetail')
  return (found: FoundAddress) => {
    zipCode.type(found.zipCode)
    address.type((lang ?? page.lang) === 'ko' ? found.address : found.english)
    const detail = form.ref.current?.elements.namedItem('addressDetail')
    if (detail instanceof HTMLElement) detail.focus()
  }
}
