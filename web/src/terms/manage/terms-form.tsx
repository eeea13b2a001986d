import type { InputOf } from '@clubhouse/contract/call'
import { check, placesIn, save, type Terms } from '@clubhouse/contract/terms'
import { serverNow } from '../../api/clock'
import { ask } from '../../api/transport'
import { useCall } from '../../api/use-call'
import { ContentsField } from '../../board/manage/contents-field'
import { useCodes } from '../../code/use-codes'
import { SaveBar } from '../../form/save-bar'
import { useForm } from '../../form/use-form'
import { useClub, useFormat, useText } from '../../language/use-text'
import office from '../../office/parts.module.css'
import { useMay } from '../../session/may'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { alert, confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'
import { ChoiceField } from '../../ui/form/choice-field'
import { DateField } from '../../ui/form/date-field'
import { Form } from '../../ui/form/form'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'

interface Props {
  /** The draft; left out for a new version. */
  terms?: Terms
  /** What a new version begins with. */
  from?: Terms
  /** The language of a new version; other than that of `from`, its words are still to be written. */
  lang?: string
  refresh?: () => Promise<unknown>
  onSaved: (termsIdx: number) => void
}

type Fields = InputOf<typeof save>

const LABELS = {
  termsType: 'terms-manage.TYPE',
  title: 'terms-manage.NAME',
  contents: 'terms.FULL_TEXT',
  lang: 'common.LANGUAGE',
  effectiveDate: 'terms.EFFECTIVE',
  isRequired: 'terms-manage.REQUIRED',
  isWorse: 'terms-manage.WORSE',
} as const

/** A draft is saved as often as wanted; once it is announced nobody changes it. */
export function TermsForm({ terms, from, lang = from?.lang, refresh, onSaved }: Props) {
  const t = useText()
  const { langs } = useClub()
  const { list: types } = useCodes('ZWA')
  const { label } = useCodes('101')
  const { dayOf, day } = useFormat()
  const mayAnnounce = useMay()(save, terms ? { termsIdx: terms.termsIdx } : {})
  const begun = terms ?? from
  const isTranslation = !terms && from !== undefined && lang !== from.lang
  const words = isTranslation ? undefined : begun
  const isOfSameDay = isTranslation && (from.state === 'DRAFT' || from.state === 'SCHEDULED')
  const values = {
    termsType: begun?.termsType ?? '',
    lang: terms?.lang ?? lang ?? langs[0]!,
    title: words?.title ?? '',
    effectiveDate: terms?.effectiveDate ?? (isOfSameDay ? from.effectiveDate : ''),
    isRequired: begun?.isRequired ?? true,
    isWorse: terms?.isWorse ?? (isOfSameDay && from.isWorse),
    contents: words?.contents ?? '',
  }
  const own = terms && { termsIdx: terms.termsIdx, version: terms.version }
  let made = 0
  const form = useForm({
    call: save,
    ...(terms ? { saved: values } : { initial: values }),
    words: {
      termsType: 'terms-manage.TYPE_MISSING',
      title: 'terms-manage.NAME_MISSING',
      effectiveDate: 'terms-manage.DAY_MISSING',
      contents: 'terms-manage.TEXT_MISSING',
    },
    blames: ({ code }) => {
      if (code === 'DATE_CLASH') return { effectiveDate: 'terms.DATE_CLASH' }
      return undefined
    },
    given: own,
    input: (all) => ({ ...(all as unknown as Fields), state: 'DRAFT' as const }),
    answered: ({ termsIdx }) => {
      made = termsIdx
    },
    refresh,
  })
  const { termsType, effectiveDate, isWorse } = form.values
  const { data: checked } = useCall(
    check,
    {
      termsType: String(termsType),
      effectiveDate: String(effectiveDate),
      isWorse: Boolean(isWorse),
      lang: String(form.values.lang),
    },
    { enabled: !!termsType && /^\d{4}-\d\d-\d\d$/.test(String(effectiveDate)), _nop_: true },
  )
  const clash = checked?.clash && checked.clash.termsIdx !== terms?.termsIdx ? checked.clash : undefined
  const done = () => {
    toast(t('common.SAVED'), { type: 'success' })
    if (!terms) form.discard()
    onSaved(made)
  }
  const places = placesIn(String(form.values.contents))
  async function announce() {
    if (places.length > 0) return alert(t('terms-manage.PLACES_LEFT', { count: places.length }))
    const message = t('terms-manage.ASK_ANNOUNCE', { date: day(String(effectiveDate), 'long') })
    if (!form.check() || !(await confirm({ message, yes: t('terms-manage.ANNOUNCE') }))) return
    try {
      const all = form.values
      made = (await ask(save, { ...(all as unknown as Fields), ...own, state: 'SCHEDULED' }, { toasts: 'all' }))
        .termsIdx
      form.discard()
      await refresh?.()
      onSaved(made)
    } catch {
      await refresh?.()
    }
  }
  return (
    <Form of={form} className={base.stack} readOnly={!mayAnnounce} onSaved={done}>
      {places.length > 0 && <Places places={places} lang={String(form.values.lang)} />}
      <div className={office.grid}>
        <SelectField
          name="termsType"
          label={t(LABELS.termsType)}
          options={[
            { value: '', label: t('terms-manage.CHOOSE') },
            ...types.map(({ key, label }) => ({ value: key, label })),
          ]}
        />
        <SelectField
          name="lang"
          label={t(LABELS.lang)}
          options={langs.map((value) => ({ value, label: label(value) }))}
        />
        <DateField name="effectiveDate" label={t(LABELS.effectiveDate)} today={dayOf(serverNow())} />
      </div>
      {checked && (
        <p className={base.quiet} data-apart role="status">
          {clash
            ? t('terms-manage.CLASH', { title: clash.title })
            : t('terms-manage.EARLIEST', { date: day(checked.earliest, 'long') })}
        </p>
      )}
      <TextField name="title" label={t(LABELS.title)} lang={String(form.values.lang)} />
      <ChoiceField name="isRequired" label={t(LABELS.isRequired)} hint={t('terms-manage.REQUIRED_HINT')} />
      <ChoiceField name="isWorse" label={t(LABELS.isWorse)} hint={t('terms-manage.WORSE_HINT')} />
      <ContentsField label={t(LABELS.contents)} lang={String(form.values.lang)} />
      {mayAnnounce && terms && form.changed.length === 0 && (
        <div className={base.buttons}>
          <Button onClick={announce}>{t('terms-manage.ANNOUNCE')}</Button>
        </div>
      )}
      <SaveBar
        nameOf={(field) => t(LABELS[field as keyof typeof LABELS])}
        create={mayAnnounce && !terms ? t('terms-manage.SAVE_DRAFT') : undefined}
      />
    </Form>
  )
}

/** What a starter text leaves to the club. */
function Places({ places, lang }: { places: readonly string[]; lang: string }) {
  const t = useText()
  return (
    <section className={office.note} aria-label={t('terms-manage.PLACES_SHORT', { count: places.length })}>
      <p>{t('terms-manage.PLACES', { count: places.length })}</p>
      <ul lang={lang}>
        {[...new Set(places)].map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p>{t('terms-manage.PLACES_CHECK')}</p>
    </section>
  )
}
