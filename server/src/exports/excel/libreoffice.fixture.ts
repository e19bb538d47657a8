/** Has LibreOffice work a workbook out, for the proof of the workbooks. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findOrInstall } from '../debian-programs.fixture.ts';

export function findOrInstallLibreOffice(): string {
  return findOrInstall({
    name: 'LibreOffice',
    debianPackage: 'libreoffice-calc',
    places: [
      process.env.SOFFICE_PATH,
      '/usr/bin/soffice',
      '/usr/local/bin/soffice',
      '/snap/bin/libreoffice',
      '/Applications/LibreOffice.app/Contents/MacOS/soffice',
    ],
    advice: 'Install it, or set SOFFICE_PATH.',
  });
}

/** Work out every formula of a workbook when it is opened, whatever it says they come to. */
const alwaysRecalculate = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`;

/** Commas, quotes, UTF-8, figures as they are and not as they look, and every sheet as a file. */
const csvFilter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1';

/** The sheets of a workbook as CSV, by their names, after LibreOffice has worked them out. */
export async function recalculated(
  soffice: string,
  { file, folder }: { readonly file: Uint8Array; readonly folder: string },
): Promise<Map<string, string>> {
  await mkdir(join(folder, 'profile/user'), { recursive: true });
  await writeFile(join(folder, 'profile/user/registrymodifications.xcu'), alwaysRecalculate);
  await writeFile(join(folder, 'book.xlsx'), file);
  const profile = pathToFileURL(join(folder, 'profile')).href;
  const options = [`-env:UserInstallation=${profile}`, '--headless', '--convert-to', csvFilter];
  const converting = spawn(soffice, [...options, '--outdir', folder, join(folder, 'book.xlsx')], {
    stdio: 'ignore',
    timeout: 10 * 60_000,
  });
  const [status] = await once(converting, 'exit');
  if (status !== 0) throw new Error(`LibreOffice ended with ${status}`);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.csv'));
  const sheets = names.map(async (name) => {
    const text = await readFile(join(folder, name), 'utf8');
    return [name.replace(/^book-|\.csv$/g, ''), text] as const;
  });
  return new Map(await Promise.all(sheets));
}
