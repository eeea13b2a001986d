import type { Guide } from '@clubhouse/contract/reservation/rules/guide'
import { type Say, useText } from '../language/use-text'
import base from '../ui/base.module.css'
import { Ladder } from './ladder'

type Repeat = Guide['repeats'][number]
type Follows = { code: string; days: number | null; percent: number | null; perMonths?: number | null }

/** What a late cancellation or a round leads to, as ladders; a club without rules says so. */
export function Penalties({ rules: { penalties, repeats, moneyDue, penaltiesNext } }: { rules: Guide }) {
  const t = useText()
  // How many cancellations a month has is counted: it is among those that repeat.
  const late = penalties.filter(({ code, days, percent }) => code !== 'W7' && (days !== null || percent !== null))
  return (
    <>
      {late.length === 0 && repeats.length === 0 && <p>{t('guide.NO_PENALTIES')}</p>}
      {late.length > 0 && (
        <>
          <h3>{t('guide.LATE')}</h3>
          <Ladder
            label={t('guide.LATE')}
            rungs={late.map((one) => ({ key: one.name, name: one.name, follows: followsOf(t, one) }))}
          />
          {moneyDue && <p>{moneyDue}</p>}
        </>
      )}
      {repeats.map((repeat) => (
        <Repeated key={repeat.name} repeat={repeat} />
      ))}
      {penaltiesNext && <p>{penaltiesNext}</p>}
    </>
  )
}

function Repeated({ repeat: { code, name, perMonths, steps } }: { repeat: Repeat }) {
  const t = useText()
  const before = steps[0]!.from - 1
  const rungs = steps.map((step) => ({
    key: String(step.from),
    name: timesOf(t, step.from, step.to),
    follows: followsOf(t, { code, ...step }),
  }))
  return (
    <>
      <h3>{name}</h3>
      {perMonths !== null && (
        <p className={base.quiet}>
          {code === 'W7' ? t('guide.WITHIN_MONTH') : t('guide.WITHIN', { count: perMonths })}
        </p>
      )}
      <Ladder
        label={name}
        rungs={
          before > 0 ? [{ key: 'before', name: timesOf(t, 1, before), follows: beforeOf(t, code) }, ...rungs] : rungs
        }
      />
    </>
  )
}

const ORDINALS = ['1', '2', '3', '4', '5'] as const

/** “Second time”, “Times 1–4”, “Third time and later”. */
function timesOf(t: Say, from: number, to: number | null): string {
  const ordinal = ORDINALS[from - 1] ?? 'OTHER'
  if (to === null) return t(`guide.ON_${ordinal}`, { from })
  return from === to ? t(`guide.AT_${ordinal}`, { from }) : t('guide.BETWEEN', { from, to })
}

function beforeOf(t: Say, code: string): string {
  switch (code) {
    case 'W5':
    case 'W6':
    case 'W7':
      return t(`guide.BEFORE_${code}`)
    default:
      return t('guide.NO_CONSEQUENCE')
  }
}

function followsOf(t: Say, { code, days, percent, perMonths }: Follows): string {
  if (days === null) return percent === null ? t('guide.NO_CONSEQUENCE') : t('guide.MONEY', { percent })
  if (percent === null) return t(code === 'W8' ? 'guide.AT_LEAST' : 'guide.SUSPENDED', { count: days })
  return perMonths == null
    ? t('guide.EITHER', { count: days, percent })
    : t('guide.LIFTED', { count: days, percent, span: perMonths })
}
