import type { DataOf } from '@clubhouse/contract/call'
import type { forms } from '@clubhouse/contract/reservation/team/form'
import type { TeamPlace } from '@clubhouse/contract/reservation/team/place'
import type { TeamContract, TeamDate } from '@clubhouse/contract/reservation/team/team'
import { ME } from './some-draw'

export const OTHER = 8
export const LATER = '2098-01-01T00:00:00Z'
export const PAST = '2020-01-01T00:00:00Z'

export const SEASON = {
  mode: 'MANUAL',
  ...{ seasonIdx: 3, year: 2098, openAt: PAST, closeAt: LATER, decideBy: LATER, canApply: true, blocks: [] },
  limits: {
    ...{ teamsMin: 3, teamsMax: 5, singleMin: 2, singleMax: 10, rosterMin: 12, rosterMax: 40, wishes: 3, perHour: 8 },
  },
}

export const GROUP_FORM: DataOf<typeof forms>[number] = {
  ...{ formIdx: 21, seasonIdx: 3, year: 2098, state: 'SUBMITTED', teamName: 'Old Boys', cycle: 'M1', teams: 3 },
  ...{ presidentIdx: ME, secretaryIdx: OTHER, skipMonths: [1], version: 4, revoked: [] },
  wishes: [{ weekType: '2', weekday: '6', hour: '07' }],
  roster: [
    { memberIdx: ME, name: 'Me' },
    { memberIdx: OTHER, name: 'Ann Lee' },
    { memberIdx: null, name: 'A guest' },
  ],
}

export const GROUP_DATE: TeamDate = {
  ...{ dateIdx: 31, contractIdx: 41, date: '2098-03-08', time: '07:00', state: 'SCHEDULED', slotIdx: [1, 2, 3] },
  slots: ['07:00', '07:08', '07:16'].map((time, i) => ({
    ...{ slotIdx: i + 1, time, courseIdx: 1, courseName: 'Lake', minPlayers: 3, isShut: false },
  })),
  ...{ teams: 3, missing: 0, onHoliday: false, keptOnHoliday: false, pairings: [], version: 2 },
  ...{ pairingDueAt: LATER, pairingUntil: LATER, skipUntil: LATER, reduceUntil: LATER, cancelUntil: LATER },
}

export const CONTRACT: TeamContract = {
  ...{ contractIdx: 41, formIdx: 21, seasonIdx: 3, year: 2098, teamName: 'Old Boys', state: 'ACTIVE', cycle: 'M1' },
  ...{ pattern: GROUP_FORM.wishes[0]!, teams: 3, presidentIdx: ME, secretaryIdx: OTHER, roster: GROUP_FORM.roster },
  ...{ playersLeast: 3, skipsUsed: 1, skipsMax: 2, noShows: 0, noShowsMax: 2, officerChanges: 0, officerChangesMax: 2 },
  ...{ playedShare: 75, playedLeast: 80, missesLeft: 1, dates: [GROUP_DATE], lostDates: [], version: 6 },
}

/** A place on the roster of another group. */
export const PLACE: TeamPlace = {
  ...{ formIdx: 51, seasonIdx: 3, year: 2098, state: 'SUBMITTED', teamName: 'Oak Friends' },
  ...{ president: 'Bo Kim', secretary: 'Di Han' },
}
