import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../tests/server-process.ts';
import type { BareServer } from './bare.ts';

const LOOK_AGAIN_MS = 50;
const START_LIMIT_MS = 10_000;

/** Starts nginx, one worker, with these bytes as its only file; null where nginx is not installed. */
export async function startNginx(body: Buffer): Promise<BareServer | null> {
  if (spawnSync('nginx', ['-v']).status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'webdielna-nginx-'));
  // Started by root, its worker is somebody else.
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, 'page.html'), body);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}/`;
  const limit = Date.now() + START_LIMIT_MS;
  while (!(await answers(url))) {
    if (child.exitCode === null && Date.now() < limit) {
      await delay(LOOK_AGAIN_MS);
      continue;
    }
    child.kill('SIGKILL');
    throw new Error('nginx did not serve its file.');
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );

const configuration = (folder: string, port: number): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    default_type text/html;
    location = / { try_files /page.html =404; }
  }
}
`;
