import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { compiledSources } from './compiled.ts'

/** A program of ours in a process of its own, with nothing of this process' environment but PATH. */
export interface Program {
  readonly process: ChildProcess
  /** All output so far. */
  output(): string
  /** Resolves with the match once the output has it; rejects when the program ends without. */
  says(pattern: RegExp): Promise<RegExpExecArray>
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
}

/** `file` is one of the sources, `main.js` for main.ts. The program ends with the test. */
export function startSource(file: string, env: Record<string, string> = {}, args: string[] = []): Program {
  return startProgram([file, ...args], env)
}

/** Runs a few lines as a module next to the compiled sources. */
export function startLines(lines: string): Program {
  return startProgram(['--input-type=module', '--eval', lines], {})
}

function startProgram(args: string[], env: Record<string, string>): Program {
  const program = launchProgram(args, env)
  onTestFinished(async () => {
    program.process.kill('SIGKILL')
    await program.ended
  })
  return program
}

function launchProgram(args: string[], env: Record<string, string>): Program {
  const child = spawn(process.execPath, args, {
    cwd: compiledSources(),
    env: { PATH: process.env.PATH, NODE_ENV: 'test', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      for (const listener of listeners) listener()
    })
  }
  const ended = new Promise<number | NodeJS.Signals>(resolve => {
    child.on('close', (code, signal) => resolve(code ?? signal ?? 1))
  })
  return {
    process: child,
    output: () => output,
    says: pattern =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(output)
          if (match) resolve(match)
        }
        listeners.add(look)
        look()
        void ended.then(() => reject(new Error(`ended without saying ${pattern}:\n${output}`)))
      }),
    ended,
  }
}

export type Site = Program & { url: string; port: number }

/** The site on a free port, once it answers; it ends with the test. */
export function startSite(dataDir: string, env: Record<string, string> = {}): Promise<Site> {
  return answering(startSource('main.js', siteEnv(dataDir, env)))
}

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url))

/** A process that handles jobs and settles payments, once it answers; it runs until its launcher kills it. */
export function launchWorker(env: Record<string, string>): Promise<Site> {
  return answering(launchProgram([WORKER], env))
}

export async function kill({ process, ended }: Program): Promise<void> {
  process.kill('SIGKILL')
  await ended
}

function siteEnv(dataDir: string, env: Record<string, string>): Record<string, string> {
  return { DATA_DIR: dataDir, DEMO_WORLD: 'false', ...env }
}

async function answering(program: Program): Promise<Site> {
  const [, port = ''] = await program.says(/Tuerca is running: http:\/\/localhost:(\d+)/)
  return { ...program, url: `http://127.0.0.1:${port}`, port: Number(port) }
}

/**
 * A data folder for one test, removed after it. Contains a copy of globalSetup's migrated database, if any.
 */
export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tuerca-process-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))
  const template = process.env.TEST_TEMPLATE_FILE
  if (template) {
    await mkdir(join(folder, 'postgres'))
    execFileSync('tar', ['-xf', template, '-C', join(folder, 'postgres')], { stdio: 'ignore' })
  }
  return folder
}
