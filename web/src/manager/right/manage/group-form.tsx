import type { DataOf } from '@clubhouse/contract/call'
import { change, create, type one } from '@clubhouse/contract/manager/group'
import { useRootData } from '../../../api/root-data'
import { ask } from '../../../api/transport'
import { useCodes } from '../../../code/use-codes'
import { RefusalLine } from '../../../form/refusal-line'
import { isOvertaken, useForm } from '../../../form/use-form'
import { useClub, useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { AreaField } from '../../../ui/form/area-field'
import type { Values } from '../../../ui/form/draft'
import { Form } from '../../../ui/form/form'
import { TextField } from '../../../ui/form/text-field'
import styles from './right.module.css'

interface Props {
  /** Left out for a new one. */
  group?: DataOf<typeof one>['group']
  refresh?: () => Promise<unknown>
  onSaved: (groupIdx: number) => void
}

const NAME_LENGTH = 60
const tooLong = (field: string) => (now: Values) =>
  String(now[field]).length > NAME_LENGTH ? ('right.NAME_LONG' as const) : undefined

/** The name in each language of the club, and a note. */
export function GroupForm({ group, refresh, onSaved }: Props) {
  const t = useText()
  const { langs } = useClub()
  const own = useRootData()?.info.lang ?? langs[0]!
  const { label } = useCodes('101')
  const others = langs.filter((lang) => lang !== own)
  const named = (lang: string) => group?.translated[lang]?.name ?? ''
  const values = {
    name: group?.name ?? '',
    ...Object.fromEntries(others.map((lang) => [`name ${lang}`, named(lang)])),
    memo: group?.memo ?? '',
  }
  let saved = group?.groupIdx ?? 0
  const form = useForm({
    call: group ? change : create,
    ...(group ? { saved: values } : { initial: values }),
    shape: (group ? change : create).input,
    words: { name: 'right.NAME_MISSING' },
    checks: Object.fromEntries(others.map((lang) => [`name ${lang}`, tooLong(`name ${lang}`)])),
    blames: ({ status, msgDetail }) =>
      status === 400 && msgDetail === 'name' ? { name: 'right.NAME_TAKEN' } : undefined,
    send: async (_, all) => {
      const translated = Object.fromEntries(
        others.flatMap((lang) => {
          const name = String(all[`name ${lang}`]).trim()
          return name ? [[lang, { name }]] : []
        }),
      )
      const fields = { name: String(all.name), memo: String(all.memo), translated }
      const answer = group
        ? await ask(change, { groupIdx: group.groupIdx, version: group.version, ...fields })
        : await ask(create, fields)
      saved = answer.groupIdx
    },
    refresh,
  })
  const isLate = isOvertaken(form.fail)
  return (
    <Form of={form} onSaved={() => onSaved(saved)}>
      <TextField name="name" label={`${t('right.NAME')} (${label(own)})`} lang={own} />
      {others.map((lang) => (
        <TextField key={lang} name={`name ${lang}`} label={`${t('right.NAME')} (${label(lang)})`} lang={lang} />
      ))}
      <AreaField name="memo" label={t('right.MEMO')} rows={2} />
      {isLate ? <p role="alert">{t('right.OVERTAKEN')}</p> : <RefusalLine fail={form.fail} />}
      {(!group || form.changed.length > 0) && (
        <Button type="submit" className={styles.submit} pending={form.pending}>
          {t(group ? 'common.SAVE' : 'right.CREATE')}
        </Button>
      )}
    </Form>
  )
}
