import { type Letter, preview } from '@clubhouse/contract/letter'
import { Suspense, useState } from 'react'
import { useCall } from '../../../api/use-call'
import { useCodes } from '../../../code/use-codes'
import { RefusalLine } from '../../../form/refusal-line'
import { useLanguage, useText } from '../../../language/use-text'
import office from '../../../office/parts.module.css'
import base from '../../../ui/base.module.css'
import type { Values } from '../../../ui/form/draft'
import { Segmented } from '../../../ui/form/segmented'
import { Select } from '../../../ui/form/select'
import { useSettled } from '../../../ui/form/use-settled'
import { Loading } from '../../../ui/loading'
import { part } from '../../../ui/part'
import { ScrollFrame } from '../../../ui/scroll-frame'
import styles from './letter.module.css'
import { draftsIn } from './letter-values'
import { TestMail } from './test-mail'

const Frame = part(() => import('../clean-frame'))

/** The width of a phone's screen in pixels. */
const PHONE = 375

interface Props {
  letter: Letter
  values: Values
  readOnly: boolean
}

/** The email as the server would send it, with what is not saved yet. */
export function LetterPreview({ letter, values, readOnly }: Props) {
  const t = useText()
  const { label } = useCodes('101')
  const { lang: here } = useLanguage()
  const [lang, setLang] = useState(letter.langs.includes(here) ? here : letter.langs[0]!)
  const [width, setWidth] = useState<'WIDE' | 'PHONE'>('WIDE')
  const [shown, setShown] = useState<'EDITED' | 'DEFAULT'>('EDITED')
  const [variant, setVariant] = useState(letter.variants[0])
  const drafts = draftsIn(letter, lang, shown === 'EDITED' ? values : {})
  const texts = JSON.parse(useSettled(JSON.stringify(drafts))) as typeof drafts
  const input = { kind: letter.kind, lang, variant, texts }
  const { data, error } = useCall(preview, input, { _nop_: true, placeholderData: (before) => before })
  const inWords = (words: readonly ('WIDE' | 'PHONE')[] | readonly ('EDITED' | 'DEFAULT')[], of: string) =>
    words.map((value) => ({ value, label: t(`letter.${of}_${value}`) }))
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">{t('letter.PREVIEW')}</h2>
      <p className={base.quiet}>{t('letter.PREVIEW_LEAD')}</p>
      <div className={styles.choices}>
        <Segmented
          label={t('letter.LANGUAGE')}
          options={letter.langs.map((value) => ({ value, label: label(value) }))}
          value={lang}
          onChoose={setLang}
        />
        <Segmented
          label={t('letter.WIDTH')}
          options={inWords(['WIDE', 'PHONE'], 'WIDTH') as { value: 'WIDE' | 'PHONE'; label: string }[]}
          value={width}
          onChoose={setWidth}
        />
        <Segmented
          label={t('letter.SHOWN')}
          options={inWords(['EDITED', 'DEFAULT'], 'SHOWN') as { value: 'EDITED' | 'DEFAULT'; label: string }[]}
          value={shown}
          onChoose={setShown}
        />
        {letter.variants.length > 0 && (
          <Select
            label={t('letter.VARIANT')}
            options={letter.variants.map((value) => ({ value, label: t(`letter.CASE_${value}`) }))}
            value={variant}
            onChange={({ target }) => setVariant(target.value)}
          />
        )}
      </div>
      <RefusalLine fail={error ?? undefined} />
      {!letter.hasButtons && <p className={office.note}>{t('letter.NO_BUTTONS')}</p>}
      {data && (
        <>
          <p className={styles.subject}>
            <span>{t('letter.PREVIEW_SUBJECT')}</span> <b lang={data.lang}>{data.subject}</b>
          </p>
          <ScrollFrame label={t('letter.PREVIEW_OF', { subject: data.subject })}>
            <Suspense fallback={<Loading lines={8} />}>
              <Frame html={data.html} title={t('letter.PREVIEW')} width={width === 'PHONE' ? PHONE : undefined} />
            </Suspense>
          </ScrollFrame>
          <details className={styles.plain}>
            <summary>{t('letter.PREVIEW_TEXT')}</summary>
            <pre lang={data.lang}>{data.text}</pre>
          </details>
        </>
      )}
      {!data && !error && <Loading lines={8} />}
      {!readOnly && <TestMail input={input} to={letter.testTo} />}
    </section>
  )
}
