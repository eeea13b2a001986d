import { SEED_MODES } from '@clubhouse/contract/reservation/draw/draw'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { useField } from '../../../ui/form/form'
import { RadioField } from '../../../ui/form/radio-field'
import { TextField } from '../../../ui/form/text-field'

/** Where the value of chance comes from; each says whom one has to trust. */
export function SeedFields() {
  const t = useText()
  const mode = String(useField('seed.mode').value)
  return (
    <>
      <RadioField
        name="seed.mode"
        legend={t('draw-manage.SEED')}
        options={SEED_MODES.map((value) => ({
          value,
          label: t(`draw-manage.SEED_${value}`),
          hint: t(`draw-manage.TRUST_${value}`),
        }))}
      />
      {mode === 'numbers' && (
        <TextField name="seed.name" label={t('draw-manage.SEED_NAME')} hint={t('draw-manage.SEED_NAME_HINT')} />
      )}
      <p className={base.quiet}>{t('draw-manage.SEED_FIXED')}</p>
    </>
  )
}
