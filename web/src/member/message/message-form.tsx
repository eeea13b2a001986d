import type { DataOf, InputOf } from '@clubhouse/contract/call'
import { preview, type send } from '@clubhouse/contract/member/message'
import { useState } from 'react'
import { InLanguages } from '../../form/in-languages'
import { RefusalLine } from '../../form/refusal-line'
import { useForm } from '../../form/use-form'
import { useOwnLanguages } from '../../form/use-own-languages'
import { useText } from '../../language/use-text'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { AreaField } from '../../ui/form/area-field'
import { ChoiceField } from '../../ui/form/choice-field'
import type { Values } from '../../ui/form/draft'
import { Form } from '../../ui/form/form'
import { TextField } from '../../ui/form/text-field'
import { MessagePreview } from './message-preview'

export type Recipients = Pick<InputOf<typeof send>, 'memberIdx' | 'filter'>

interface Previewed {
  input: InputOf<typeof send>
  data: DataOf<typeof preview>
}

/** A message in the club's languages; before it goes out a manager sees it and how many get it. */
export function MessageForm({ to, onDone }: { to: Recipients; onDone: () => void }) {
  const t = useText()
  const { own, others, label } = useOwnLanguages()
  const fieldIn = (lang: string) => (name: string) => (lang === own ? name : `${name} ${lang}`)
  const [previewed, setPreviewed] = useState<Previewed>()
  const form = useForm({
    call: preview,
    initial: {
      title: '',
      contents: '',
      ...Object.fromEntries(others.flatMap((lang) => [`title ${lang}`, `contents ${lang}`].map((name) => [name, '']))),
      mail: true,
      isMarketing: false,
    },
    words: { title: 'member-message.TITLE_MISSING', contents: 'member-message.CONTENTS_MISSING' },
    checks: Object.fromEntries(others.map((lang) => [`contents ${lang}`, bothOrNeither(lang)])),
    blames: ({ status, msgDetail }) =>
      status === 400 && msgDetail === 'filter' ? { title: 'member-message.TOO_MANY' } : undefined,
    input: (values) => ({ ...to, ...inputOf(values, others) }),
    answered: (data, input) => setPreviewed({ input, data }),
  })
  if (previewed) return <MessagePreview {...previewed} onChange={() => setPreviewed(undefined)} onDone={onDone} />
  return (
    <Form of={form}>
      {others.length > 0 && <p className={base.quiet}>{t('member-message.OTHERS_HINT', { language: label(own) })}</p>}
      <InLanguages isHeaded fields={(lang) => ['title', 'contents'].map(fieldIn(lang))}>
        {(lang) => (
          <>
            <TextField name={fieldIn(lang)('title')} label={t('member-message.TITLE')} lang={lang} />
            <AreaField
              name={fieldIn(lang)('contents')}
              label={t('member-message.CONTENTS')}
              hint={t('member-message.CONTENTS_HINT')}
              lang={lang}
              rows={6}
            />
          </>
        )}
      </InLanguages>
      <ChoiceField name="mail" label={t('member-message.MAIL')} hint={t('member-message.MAIL_HINT')} />
      <ChoiceField name="isMarketing" label={t('member-message.MARKETING')} hint={t('member-message.MARKETING_HINT')} />
      <RefusalLine fail={form.fail} />
      <Button type="submit" pending={form.pending}>
        {t('member-message.PREVIEW')}
      </Button>
    </Form>
  )
}

const said = (values: Values, name: string) => String(values[name] ?? '').trim()

const bothOrNeither = (lang: string) => (values: Values) =>
  (said(values, `title ${lang}`) === '') === (said(values, `contents ${lang}`) === '')
    ? undefined
    : ('member-message.BOTH' as const)

function inputOf(values: Values, others: readonly string[]) {
  const translated = others.flatMap((lang) => {
    const [title, contents] = [said(values, `title ${lang}`), said(values, `contents ${lang}`)]
    return title ? [[lang, { title, contents }] as const] : []
  })
  return {
    title: said(values, 'title'),
    contents: said(values, 'contents'),
    translated: Object.fromEntries(translated),
    mail: Boolean(values.mail),
    isMarketing: Boolean(values.isMarketing),
  }
}
