import { change, plan } from '@clubhouse/contract/reservation/draw/draw-manage'
import { Moment } from '../../../form/moment'
import { SaveBar } from '../../../form/save-bar'
import { useForm } from '../../../form/use-form'
import { useOwnLanguages } from '../../../form/use-own-languages'
import { WordFields, wordsIn, wordValues } from '../../../form/word-fields'
import type { TextKey } from '../../../language/text-key'
import { useFormat, useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { toast } from '../../../ui/feedback/toast'
import type { Values } from '../../../ui/form/draft'
import { Form } from '../../../ui/form/form'
import { RadioField } from '../../../ui/form/radio-field'
import type { OneDraw } from './draw-about'
import { PlaceFields } from './place-fields'
import { blamesOf, INSTANTS, inputOf, planChecks } from './plan-values'
import { RuleFields } from './rule-fields'
import { SeedFields } from './seed-fields'

interface Props {
  /** Left out for a new one. */
  draw?: OneDraw
  /** Of its fields, without the title. */
  values: Values
  /** Days that can be chosen. */
  days: readonly string[]
  refresh?: () => Promise<unknown>
  onSaved: (drawIdx: number) => void
}

const WORDS = ['title'] as const

const LABELS: Readonly<Record<string, TextKey>> = {
  playDates: 'draw-manage.PLAY_DATES',
  parts: 'draw-manage.PARTS',
  courseIdx: 'draw-manage.COURSES',
  memberTypes: 'draw-manage.MEMBER_TYPES',
  openAt: 'draw-manage.OPENS',
  closeAt: 'draw-manage.CLOSES',
  drawAt: 'draw-manage.DRAWS',
  publishAt: 'draw-manage.PUBLISHES',
  releaseUntil: 'draw-manage.RELEASES',
  ruleset: 'draw-manage.RULES',
  seed: 'draw-manage.SEED',
}

/** Plans a draw, or changes one that has not opened. */
export function PlanForm({ draw, values, days, refresh, onSaved }: Props) {
  const t = useText()
  const { day, locale } = useFormat()
  const { others } = useOwnLanguages()
  const begun = { ...wordValues(WORDS, others, draw), ...values }
  let drawIdx = 0
  const form = useForm({
    call: draw ? change : plan,
    ...(draw ? { saved: begun, given: { drawIdx: draw.drawIdx, version: draw.version } } : { initial: begun }),
    isWhole: true,
    mayLeaveOut: (field) => field === 'seed.name' || field.startsWith('translated.'),
    words: {
      title: 'draw-manage.TITLE_MISSING',
      playDates: 'draw-manage.DATES_MISSING',
      parts: 'draw-manage.PARTS_MISSING',
    },
    checks: planChecks(locale),
    input: (all) => ({ ...wordsIn(WORDS, others, all), ...inputOf(locale, all) }),
    blames: blamesOf,
    answered: (saved) => {
      drawIdx = saved.drawIdx
    },
    refresh,
  })
  const done = () => {
    toast(t(draw ? 'draw-manage.CHANGED' : 'draw-manage.PLANNED'), { type: 'success' })
    if (!draw) form.discard()
    onSaved(drawIdx)
  }
  const nameOf = (field: string) =>
    field.endsWith('title') ? t('draw-manage.NAME') : t(LABELS[field.split('.')[0]!] ?? 'draw-manage.NAME')
  return (
    <Form of={form} className={base.stack} onSaved={done}>
      <WordFields name="title" label={(language) => t('draw-manage.NAME_IN', { language })} />
      <RadioField
        name="playDates"
        legend={t('draw-manage.PLAY_DATES')}
        options={days.map((date) => ({ value: date, label: day(date) }))}
      />
      <PlaceFields draw={draw} />
      <h2>{t('draw-manage.CALENDAR')}</h2>
      <p className={base.quiet}>{t('draw-manage.CALENDAR_HINT')}</p>
      {INSTANTS.map((name) => (
        <Moment key={name} name={name} legend={t(LABELS[name]!)} />
      ))}
      <h2>{t('draw-manage.RULES')}</h2>
      <RuleFields />
      <SeedFields />
      <SaveBar nameOf={nameOf} />
    </Form>
  )
}
