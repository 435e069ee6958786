import {spawnSync} from 'node:child_process';
import os from 'node:os';
import packageJson from '../../../package.json';
import {findChromium} from '../programs';

/** Where and when figures were taken. */
export type Machine = {
  /** Day, in ISO 8601. */
  date: string;
  /** Of the site. */
  version: string;
  cpu: string;
  cores: number;
  /** In GB of 1000³ bytes. */
  memory: number;
  system: string;
  node: string;
  docusaurus: string;
  /** Undefined when no browser took part. */
  chromium?: string;
};

/** This machine, today. */
export function thisMachine({withBrowser}: {withBrowser: boolean}): Machine {
  const cpus = os.cpus();
  const executable = withBrowser ? findChromium() : undefined;
  const chromium =
    executable &&
    spawnSync(executable, ['--version'], {encoding: 'utf8'})
      .stdout.replace(/\s+built on.*$/s, '')
      .trim();
  return {
    date: new Date().toISOString().slice(0, 10),
    version: packageJson.version,
    cpu: cpus[0]?.model.trim() ?? 'unknown',
    cores: cpus.length,
    memory: Math.round(os.totalmem() / 1e9),
    system: `${os.type()} ${os.release().split('-')[0]} ${os.arch()}`,
    node: process.version,
    docusaurus: packageJson.dependencies['@docusaurus/core'],
    ...(chromium && {chromium}),
  };
}
