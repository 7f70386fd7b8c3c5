// Durations of a test run: by part, and of the slowest files.

const SHOWN_FILES = 10

/**
 * A table of the time of each part, and of the slowest files of all parts. Times of files are of one worker.
 */
export function timesOf(parts, seconds) {
  const rows = parts.map(({ name, seconds, files, failures }) => [
    name,
    clock(seconds),
    `${passedIn(files)} passed, ${failures.length} failed`,
  ])
  const slowest = parts
    .flatMap(({ name, files }) => files.map(({ file, seconds }) => [file, clock(seconds), name, seconds]))
    .toSorted(([, , , one], [, , , other]) => other - one)
    .slice(0, SHOWN_FILES)
    .map(row => row.slice(0, 3))
  return [
    'Parts, of which some ran side by side:',
    ...table([...rows, ['all', clock(seconds), '']]),
    '',
    'Slowest files:',
    ...table(slowest),
  ].join('\n')
}

export function passedIn(files) {
  return files.flatMap(({ tests }) => tests).filter(({ state }) => state === 'passed').length
}

function table(rows) {
  const width = Math.max(...rows.map(([first]) => first.length))
  return rows.map(([first, time, note]) => `  ${first.padEnd(width)}  ${time.padStart(6)}  ${note}`.trimEnd())
}

/** Minutes and seconds, '4:07'. */
function clock(seconds) {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
