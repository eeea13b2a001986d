import { list, seasonRecord, type TeamSeason } from '@clubhouse/contract/reservation/team/season'
import type { TeamLimits } from '@clubhouse/contract/reservation/team/team'
import { serverNow } from '../../../api/clock'
import { useCall } from '../../../api/use-call'
import { RecordField } from '../../../form/record-field'
import { RecordForm } from '../../../form/record-form'
import { useFormat, useText } from '../../../language/use-text'
import office from '../../../office/parts.module.css'
import { recordList } from '../../../office/record-list'
import { type RecordFormProps, recordPage } from '../../../office/record-page'
import base from '../../../ui/base.module.css'
import type { Values } from '../../../ui/form/draft'
import { useField } from '../../../ui/form/form'
import { TextField } from '../../../ui/form/text-field'
import { seasonBegins } from './season-begins'
import { SeasonDraw } from './season-draw'
import { SEASONS_PATH, TeamPages } from './team-pages'

export const handle = {
  messages: [
    'team-season',
    'team-manage',
    'team-contract',
    'board',
    'form',
    'manager',
    'history',
    'draw-manage',
    'draw',
    'reservation',
    'team',
  ],
}

const SEASON_TONES = { PLANNED: 'wait', OPEN: 'good', DECIDING: 'wait', DECIDED: 'off' } as const

const SEASONS = recordList(seasonRecord, list, {
  path: SEASONS_PATH,
  title: { heading: 'team-season.YEAR', text: ({ year }) => String(year) },
  columns: [
    { field: 'state', state: ({ state }) => [SEASON_TONES[state], `team-season.STATE_${state}`] },
    {
      id: 'draw',
      heading: 'team-season.DRAW',
      isNarrow: true,
      text: ({ mode, drawState }, t) => (mode === 'DRAW' ? t(`team-season.DRAW_${drawState}`) : '–'),
    },
    { field: 'openAt', isNarrow: true },
    { field: 'closeAt', isNarrow: true },
    { field: 'decideBy', isNarrow: true },
    { id: 'forms', heading: 'team-season.FORMS', isNarrow: true, text: ({ forms }, _, { number }) => number(forms) },
  ],
})

const LIMITS = [
  ['teamsMin', 'TEAMS_MIN'],
  ['teamsMax', 'TEAMS_MAX'],
  ['singleMin', 'SINGLE_MIN'],
  ['singleMax', 'SINGLE_MAX'],
  ['rosterMin', 'ROSTER_MIN'],
  ['rosterMax', 'ROSTER_MAX'],
  ['wishes', 'WISHES'],
  ['perHour', 'PER_HOUR'],
] as const

const fieldOf = (name: keyof TeamLimits) => `limit ${name}`

/** What is typed in the fields of limits, as the call takes it. */
const limitsIn = (values: Values, { ...limits }: TeamLimits): TeamLimits => {
  for (const [name] of LIMITS) limits[name] = Number(values[fieldOf(name)])
  return limits
}

/** What a season that managers decide does not have. */
const drawIn = ({ mode, seedMode }: Values) => {
  if (mode !== 'DRAW') return { drawAt: undefined, seedMode: undefined, seedName: undefined }
  return seedMode === 'numbers' ? {} : { seedMode: 'beacon' as const, seedName: undefined }
}

/** When a season is drawn and where the value of chance comes from. */
function DrawFields() {
  const t = useText()
  const isDrawn = useField('mode').value === 'DRAW'
  const isByNumbers = useField('seedMode').value === 'numbers'
  if (!isDrawn) return null
  return (
    <>
      <RecordField name="drawAt" />
      <RecordField name="seedMode" />
      {isByNumbers && <RecordField name="seedName" hint="team-season.SEED_NAME_HINT" />}
      <p className={base.quiet}>{t('team-season.SEED_FIXED')}</p>
    </>
  )
}

/** A new season takes its limits from the settings; later they are its own. */
function SeasonForm(props: RecordFormProps<TeamSeason>) {
  const t = useText()
  const { row } = props
  const { dayOf, locale } = useFormat()
  // The list behind the panel has read them.
  const { data: seasons = [] } = useCall(list, {}, { enabled: !row })
  const whole = (field: string) => (values: Values) =>
    /^\d{1,3}$/.test(String(values[field]).trim()) && Number(values[field]) > 0 ? undefined : ('form.WRONG' as const)
  return (
    <>
      {row?.mode === 'DRAW' && <SeasonDraw seasonIdx={row.seasonIdx} />}
      <RecordForm
        {...props}
        begins={seasonBegins(seasons, dayOf(serverNow()), locale.zone)}
        more={row && Object.fromEntries(LIMITS.map(([name]) => [fieldOf(name), String(row.limits[name])]))}
        checks={row && Object.fromEntries(LIMITS.map(([name]) => [fieldOf(name), whole(fieldOf(name))]))}
        input={(values) => ({ ...(row && { limits: limitsIn(values, row.limits) }), ...drawIn(values) })}
        blames={({ code, status, msgDetail }) => {
          if (code === 'OVERLAP') return { year: 'team-season.OVERLAPS' }
          if (code === 'IN_USE') return { mode: 'team-season.HAS_CONTRACTS' }
          const limit = LIMITS.find(([name]) => msgDetail === `limits.${name}`)
          return status === 400 && limit ? { [fieldOf(limit[0])]: 'team-season.LIMIT_WRONG' } : undefined
        }}
      >
        <RecordField name="year" inputMode="numeric" />
        <RecordField name="openAt" />
        <RecordField name="closeAt" />
        <RecordField name="decideBy" />
        <RecordField name="mode" />
        <DrawFields />
        {row ? (
          <>
            <p className={base.quiet}>{t('team-season.LIMITS_HINT')}</p>
            <div className={office.grid}>
              {LIMITS.map(([name, said]) => (
                <TextField key={name} name={fieldOf(name)} label={t(`team-season.${said}`)} inputMode="numeric" />
              ))}
            </div>
          </>
        ) : (
          <p className={base.quiet}>{t('team-season.LIMITS_FIRST')}</p>
        )}
      </RecordForm>
    </>
  )
}

export default recordPage(SEASONS, SeasonForm, {
  above: () => <TeamPages />,
  name: ({ year }, t) => t('team-season.NAME', { year: String(year) }),
})
