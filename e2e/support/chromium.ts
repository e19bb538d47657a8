/** Finds a Chromium for the browser tests; where it installs one, it says so. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** The same engine without the window around it: a page takes little more than half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** For tests: the quickest there is. What measures speed takes a whole browser, as people have it. */
export function findOrInstallTestBrowser(): string {
  const isChosen = (process.env.CHROMIUM_PATH ?? '') !== '';
  if (isChosen) return findOrInstallChromium();
  if (existsSync(headlessShell)) return headlessShell;
  if (canInstallPackages()) {
    console.log("Installing Debian's chromium-headless-shell, in which the tests run faster...");
    installPackage('chromium-headless-shell');
    if (existsSync(headlessShell)) return headlessShell;
  }
  return findOrInstallChromium();
}

export function findOrInstallChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  console.log('No Chromium found. Installing the one that Playwright brings...');
  run('npx', ['playwright-core', 'install', 'chromium', '--only-shell']);
  if (findChromium() === null && canInstallPackages()) {
    console.log("Installing Debian's chromium instead...");
    installPackage('chromium');
  }
  const installed = findChromium();
  if (installed === null) {
    throw new Error(
      'The browser tests need Chromium. Install it, or set CHROMIUM_PATH to a Chromium or Chrome.',
    );
  }
  return installed;
}

function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Also where the lists cannot be brought up to date: those that are there may do. */
function installPackage(name: string): void {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', name]);
}

function findChromium(): string | null {
  const candidates = [process.env.CHROMIUM_PATH, ...usualPlaces, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;
}

/** Where it fails, one line says why: another browser may do. */
function run(command: string, args: string[]): void {
  const { status, error, stderr } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: 5 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return;
  const lines = (stderr ?? '').trim().split('\n');
  const reason = error?.message ?? lines.find((line) => /^E:|error/i.test(line)) ?? lines.at(-1);
  console.log(`${command} ${args.join(' ')} failed: ${reason?.trim()}`);
}
