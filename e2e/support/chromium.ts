/** Finds a Chromium for the browser tests, or installs one, and says which. */
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
  if (isChosen || existsSync(headlessShell)) {
    return isChosen ? findOrInstallChromium() : headlessShell;
  }
  if (canInstallPackages()) {
    console.log("Installing Debian's chromium-headless-shell, in which the tests run faster...");
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']);
  }
  return existsSync(headlessShell) ? headlessShell : findOrInstallChromium();
}

export function findOrInstallChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  console.log('No Chromium found. Installing the one that Playwright brings...');
  run('npx', ['playwright-core', 'install', 'chromium', '--only-shell']);
  if (findChromium() === null && canInstallPackages()) {
    console.log("That is not to be had here. Installing Debian's chromium with apt-get...");
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium']);
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

function findChromium(): string | null {
  const candidates = [process.env.CHROMIUM_PATH, ...usualPlaces, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 5 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
