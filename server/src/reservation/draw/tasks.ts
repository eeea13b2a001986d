/** The task that opens a draw at its time. */
export const OPEN_DRAW = 'open-draw'
/** The task that does what is due of a draw after its opening. */
export const ADVANCE_DRAW = 'advance-draw'
