import type { InputOf } from '@clubhouse/contract/call'
import { check, placesIn, save, type Terms } from '@clubhouse/contract/terms'
import { Link } from 'react-router'
import { serverNow } from '../../api/clock'
import { ask } from '../../api/transport'
import { useCall } from '../../api/use-call'
import { ContentsField } from '../../board/manage/contents-field'
import { begun, fieldIn, fieldOfOwn, useWritten, wordsChecks, wordsIn, wordsInput } from '../../board/manage/written'
import { useCodes } from '../../code/use-codes'
import { InLanguages } from '../../form/in-languages'
import { SaveBar } from '../../form/save-bar'
import { useForm } from '../../form/use-form'
import { useFormat, useText } from '../../language/use-text'
import office from '../../office/parts.module.css'
import { useMay } from '../../session/may'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { alert, confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'
import { ChoiceField } from '../../ui/form/choice-field'
import { DateField } from '../../ui/form/date-field'
import type { Values } from '../../ui/form/draft'
import { Form } from '../../ui/form/form'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { RichText } from '../../ui/rich-text'
import styles from './terms-manage.module.css'

interface Props {
  /** The draft; left out for a new version. */
  terms?: Terms
  /** What a new version begins with. */
  from?: Terms
  /** The same terms in other languages: drafts are written with it, what was announced is shown beside. */
  others: readonly Terms[]
  /** The language that `from` was announced without: it alone is written. */
  lang?: string
  refresh?: () => Promise<unknown>
  onSaved: (termsIdx: number) => void
}

const LABELS = {
  termsType: 'terms-manage.TYPE',
  title: 'terms-manage.NAME',
  contents: 'terms.FULL_TEXT',
  effectiveDate: 'terms.EFFECTIVE',
  isRequired: 'terms-manage.REQUIRED',
  isWorse: 'terms-manage.WORSE',
} as const
type Field = keyof typeof LABELS

/** A draft in all languages of the club is saved as often as wanted; once it is announced nobody changes it. Decision 148. */
export function TermsForm({ terms, from, others, lang, refresh, onSaved }: Props) {
  const t = useText()
  const { list: types } = useCodes('ZWA')
  const { label } = useCodes('101')
  const { dayOf, day } = useFormat()
  const mayAnnounce = useMay()(save, terms ? { termsIdx: terms.termsIdx } : {})
  const begins = terms ?? from
  const there = begins ? [begins, ...others] : []
  const isFixed = (one: Terms) => (terms ? one.state !== 'DRAFT' : lang !== undefined)
  const fixed = there.filter(isFixed)
  const drafts = terms ? there.filter((one) => !isFixed(one)) : []
  const all = useWritten<Terms>({ post: terms, others: drafts.slice(1) })
  const langs = all.langs.filter((one) => (lang ? one === lang : fixed.every((other) => other.lang !== one)))
  const written = { ...all, langs }
  const isOfSameDay = lang !== undefined && from?.state === 'SCHEDULED'
  const words = (one: string) => there.find((version) => version.lang === one)
  const values = {
    termsType: begins?.termsType ?? '',
    effectiveDate: terms?.effectiveDate ?? (isOfSameDay ? from.effectiveDate : ''),
    isRequired: begins?.isRequired ?? true,
    isWorse: terms?.isWorse ?? (isOfSameDay && from.isWorse),
    ...Object.fromEntries(
      langs.flatMap((one) => [
        [fieldIn(one, 'title'), words(one)?.title ?? ''],
        [fieldIn(one, 'contents'), words(one)?.contents ?? ''],
      ]),
    ),
  }
  const own = terms && { termsIdx: terms.termsIdx, version: terms.version }
  const said = (typed: Values) => {
    const input = wordsInput(written, typed, (one) => wordsIn(typed, one))
    const inOthers = Object.entries(input.inOthers).map(([one, text]) => [
      one,
      { ...text, termsIdx: written.saved[one]?.termsIdx },
    ])
    return { ...input, inOthers: Object.fromEntries(inOthers) } as Partial<InputOf<typeof save>>
  }
  let made = 0
  // One draft, whichever of its languages the URL names.
  const group = terms
    ? Math.min(...drafts.map(({ termsIdx }) => termsIdx))
    : `new ${from?.termsIdx ?? ''} ${lang ?? ''}`
  const form = useForm({
    call: save,
    kept: `terms ${group}`,
    ...(terms ? { saved: values } : { initial: values }),
    isWhole: true,
    words: { termsType: 'terms-manage.TYPE_MISSING', effectiveDate: 'terms-manage.DAY_MISSING' },
    checks: wordsChecks(written, { title: undefined, contents: undefined }),
    blames: ({ code, msgDetail }) => {
      if (code === 'DATE_CLASH') return { effectiveDate: 'terms.DATE_CLASH' }
      const field = msgDetail && fieldOfOwn(written, ['title', 'contents'])(msgDetail)
      return field ? { [field]: 'form.WRONG' } : undefined
    },
    given: own,
    input: (typed) => ({ ...said(typed), state: 'DRAFT' as const }),
    answered: ({ termsIdx }) => {
      made = termsIdx
    },
    refresh,
  })
  const { termsType, effectiveDate, isRequired, isWorse } = form.values
  const first = begun(written, form.values)[0]!
  const { data: checked } = useCall(
    check,
    {
      termsType: String(termsType),
      effectiveDate: String(effectiveDate),
      isWorse: Boolean(isWorse),
      lang: first,
    },
    { enabled: !!termsType && /^\d{4}-\d\d-\d\d$/.test(String(effectiveDate)), _nop_: true },
  )
  const clash = checked?.clash && checked.clash.termsIdx !== terms?.termsIdx ? checked.clash : undefined
  const done = () => {
    toast(t('common.SAVED'), { type: 'success' })
    if (!terms) form.discard()
    onSaved(made)
  }
  const placesOf = (one: string) => placesIn(String(form.values[fieldIn(one, 'contents')]))
  const places = langs.flatMap(placesOf)
  const missing = langs.filter((one) => !begun(written, form.values).includes(one))
  async function announce() {
    if (places.length > 0) return alert(t('terms-manage.PLACES_LEFT', { count: places.length }))
    const message = [
      ...missing.map((one) => t('terms-manage.ASK_WITHOUT', { language: label(one) })),
      t('terms-manage.ASK_ANNOUNCE', { date: day(String(effectiveDate), 'long') }),
    ].join(' ')
    if (!form.check() || !(await confirm({ message, yes: t('terms-manage.ANNOUNCE') }))) return
    const fields = { termsType, effectiveDate, isRequired, isWorse, ...said(form.values) } as InputOf<typeof save>
    try {
      made = (await ask(save, { ...fields, ...own, state: 'SCHEDULED' }, { toasts: 'all' })).termsIdx
      form.discard()
      await refresh?.()
      onSaved(made)
    } catch {
      await refresh?.()
    }
  }
  return (
    <Form of={form} className={base.stack} readOnly={!mayAnnounce} onSaved={done}>
      {langs.map((one) => placesOf(one).length > 0 && <Places key={one} places={placesOf(one)} lang={one} />)}
      <div className={office.grid}>
        <SelectField
          name="termsType"
          label={t(LABELS.termsType)}
          options={[
            { value: '', label: t('terms-manage.CHOOSE') },
            ...types.map(({ key, label }) => ({ value: key, label })),
          ]}
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
      <ChoiceField name="isRequired" label={t(LABELS.isRequired)} hint={t('terms-manage.REQUIRED_HINT')} />
      <ChoiceField name="isWorse" label={t(LABELS.isWorse)} hint={t('terms-manage.WORSE_HINT')} />
      <InLanguages
        isHeaded
        fields={(one) => (langs.includes(one) ? [fieldIn(one, 'title'), fieldIn(one, 'contents')] : [])}
      >
        {(one) =>
          langs.includes(one) ? (
            <>
              <TextField name={fieldIn(one, 'title')} label={t(LABELS.title)} lang={one} />
              <ContentsField name={fieldIn(one, 'contents')} label={t(LABELS.contents)} lang={one} />
            </>
          ) : (
            <Announced terms={words(one)} />
          )
        }
      </InLanguages>
      {mayAnnounce && terms && form.changed.length === 0 && (
        <div className={base.buttons}>
          <Button onClick={announce}>{t('terms-manage.ANNOUNCE')}</Button>
        </div>
      )}
      <SaveBar
        nameOf={(field) => t(LABELS[field.split('.').at(-1) as Field])}
        create={mayAnnounce && !terms ? t('terms-manage.SAVE_DRAFT') : undefined}
      />
    </Form>
  )
}

/** The text in a language that was announced. */
function Announced({ terms }: { terms: Terms | undefined }) {
  const t = useText()
  if (!terms) return null
  return (
    <>
      <p>
        <Link to={`/ishm/site/terms/${terms.termsIdx}`} lang={terms.lang}>
          {terms.title}
        </Link>{' '}
        {t(`terms.${terms.state}`)}
      </p>
      <article lang={terms.lang} className={styles.text}>
        <RichText html={terms.contents} />
      </article>
    </>
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
