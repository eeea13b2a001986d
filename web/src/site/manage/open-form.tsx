import { missing } from '@clubhouse/contract/setup'
import { changeState } from '@clubhouse/contract/site-manage'
import { planState } from '@clubhouse/contract/site-plan'
import { ask } from '../../api/transport'
import { InLanguages } from '../../form/in-languages'
import { Moment } from '../../form/moment'
import { momentChecks, momentIn, valuesOf as momentValues } from '../../form/moments'
import { RefusalLine } from '../../form/refusal-line'
import settings from '../../form/save-bar.module.css'
import { useForm } from '../../form/use-form'
import { useOwnLanguages } from '../../form/use-own-languages'
import { useFormat, useText } from '../../language/use-text'
import { useMay } from '../../session/may'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'
import { AreaField } from '../../ui/form/area-field'
import type { Values } from '../../ui/form/draft'
import { Form } from '../../ui/form/form'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { BeforeOpening, missingWords } from './before-opening'
import { SignPreview } from './sign-preview'
import styles from './site-manage.module.css'
import { type SiteStateNumber, STATES } from './state-values'

export interface OpenFormProps {
  now: { state: SiteStateNumber; message?: string | null; translated: Record<string, { message: string }> }
  refresh: () => Promise<unknown>
}

/** The next state, with what the club says in each language and when it begins. */
export function OpenForm({ now, refresh }: OpenFormProps) {
  const t = useText()
  const { own, others, label } = useOwnLanguages()
  const { locale, instant } = useFormat()
  const readOnly = !useMay()(changeState)
  const fieldOf = (lang: string) => (lang === own ? 'message' : `translated.${lang}.message`)
  const at = (values: Values) => momentIn(locale, values, 'at') ?? undefined
  const form = useForm({
    call: planState,
    kept: 'site state',
    initial: {
      state: now.state === 1 ? '2' : '1',
      message: now.message ?? '',
      ...Object.fromEntries(others.map((lang) => [fieldOf(lang), now.translated[lang]?.message ?? ''])),
      reason: '',
      ...momentValues(locale, 'at', undefined),
    },
    words: { reason: 'site-open.REASON_MISSING' },
    checks: momentChecks('at'),
    blames: ({ status, msgDetail }) =>
      status === 400 && msgDetail === 'at' ? { 'at.date': 'site-open.PAST' } : undefined,
    before: async (values) => {
      const when = at(values)
      const state = t(`site-open.STATE_${Number(values.state) as SiteStateNumber}`)
      const question = when ? t('site-open.ASK_PLAN', { state, at: instant(when) }) : t('site-open.ASK_NOW', { state })
      if (values.state !== '1') return confirm({ message: question, yes: t('site-open.SAVE'), tone: 'danger' })
      // A site is not opened by a manager who could not read what is missing.
      const found = await ask(missing, {}, { toasts: 'all' }).catch(() => undefined)
      if (!found) return false
      const lacks = missingWords(t, found)
      if (lacks.length === 0) return confirm({ message: question, yes: t('site-open.SAVE'), tone: 'info' })
      const message = [...lacks, question].join(' ')
      return confirm({ message, yes: t('site-open.OPEN_ANYWAY'), no: t('site-open.NOT_YET'), tone: 'warning' })
    },
    send: (_, values) => send(values, { at: at(values), others, fieldOf }),
    refresh,
  })
  const state = Number(form.values.state) as SiteStateNumber
  const saved = () => {
    toast(t('common.SAVED'), { type: 'success' })
    form.discard()
  }
  return (
    <Form of={form} className={settings.form} readOnly={readOnly} onSaved={saved}>
      <section className={styles.section} aria-labelledby="next">
        <h2 id="next">{t('site-open.NEXT')}</h2>
        {readOnly && <p className={settings.readOnly}>{t('form.READ_ONLY')}</p>}
        <SelectField
          name="state"
          label={t('site-open.STATE')}
          options={STATES.map((value) => ({ value: `${value}`, label: t(`site-open.STATE_${value}`) }))}
        />
        <p className={styles.lead}>{t(`site-open.MEANS_${state}`)}</p>
        {state === 1 && !readOnly && <BeforeOpening />}
        <Moment name="at" legend={t('site-open.AT')} />
        <TextField name="reason" label={t('site-open.REASON')} />
        {state !== 1 && (
          <div className={styles.messages}>
            <InLanguages fields={(lang) => [fieldOf(lang)]}>
              {(lang) => (
                <div>
                  <AreaField
                    name={fieldOf(lang)}
                    label={`${t('site-open.MESSAGE')} (${label(lang)})`}
                    lang={lang}
                    rows={2}
                  />
                  <SignPreview
                    state={state}
                    lang={lang}
                    words={String(form.values[fieldOf(lang)] || form.values.message || '')}
                  />
                </div>
              )}
            </InLanguages>
          </div>
        )}
        <RefusalLine fail={form.fail} />
        {!readOnly && (
          <Button type="submit" pending={form.pending}>
            {t('site-open.SAVE')}
          </Button>
        )}
      </section>
    </Form>
  )
}

interface Said {
  at: string | undefined
  others: readonly string[]
  fieldOf: (lang: string) => string
}

function send(values: Values, { at, others, fieldOf }: Said): Promise<unknown> {
  const state = Number(values.state) as SiteStateNumber
  const words = (lang: string) => String(values[fieldOf(lang)] ?? '').trim()
  const translated = others.flatMap((lang) => (words(lang) ? [[lang, { message: words(lang) }]] : []))
  const isOpen = state === 1
  const said = {
    state,
    message: isOpen ? undefined : String(values.message).trim() || undefined,
    translated: isOpen ? {} : Object.fromEntries(translated),
    reason: String(values.reason),
  }
  return at ? ask(planState, { ...said, at }) : ask(changeState, said)
}
