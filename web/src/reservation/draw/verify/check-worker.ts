import { verify } from '@clubhouse/draw/verify'

/** Runs beside the page, which stays alive: the mode slow takes seconds. Answers the findings of the bundle it is sent. */
addEventListener('message', ({ data }: MessageEvent<unknown>) => postMessage(verify(data)))
