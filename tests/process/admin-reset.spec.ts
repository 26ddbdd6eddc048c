import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { appCode } from '../factors.ts';
import { ROOT, TEST_ENVIRONMENT } from '../server-process.ts';
import { begunFolder, cleanUp, newVisitor, start, visit } from './program.ts';

afterEach(cleanUp);

const ADMIN = { username: 'jana', password: 'Dlhé-heslo-správcu-7' };
const NEW_PASSWORD = 'Celkom-iné-heslo-správcu-8';

const run = promisify(execFile);

/** The program beside a running server; npm adds two lines of its own. */
const npmRunAdmin = (dataDir: string, ...args: string[]) =>
  run('npm', ['run', '--silent', 'admin', '--', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...TEST_ENVIRONMENT, DATA_DIR: dataDir, PUBLIC_URL: 'https://webdielna.example' },
  });

test('npm run admin lets an administrator without password and second factor back in, beside the running server', async () => {
  const dataDir = begunFolder();
  const { url, ready } = await start(dataDir, {
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_EMAIL: 'jana@example.sk',
    ADMIN_PASSWORD: ADMIN.password,
  });
  await ready();
  /** A sign-in by password, and how this browser calls then. */
  const signIn = async (password: string) => {
    const before = await newVisitor(url);
    const answer = await (await visit(url, before))('/api/login', { ...ADMIN, password });
    const given = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    const cookie = [...before.cookie.split('; '), ...given].join('; ');
    const me = async () => (await fetch(`${url}/api/user`, { headers: { cookie } })).status;
    return { status: answer.status, body: await answer.json(), cookie, me };
  };

  const lost = await signIn(ADMIN.password);
  expect(await lost.me()).toBe(200);
  const csrf = await fetch(`${url}/api/csrf-token`, { headers: { cookie: lost.cookie } });
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const post = await visit(url, { cookie: lost.cookie, csrfToken });
  const { secret, setup } = (await (await post('/api/account/totp', {})).json()) as Record<string, string>;
  const code = appCode(secret ?? '', new Date());
  expect((await post('/api/account/totp/confirm', { setup, code })).status).toBe(200);
  expect((await signIn(ADMIN.password)).body).toMatchObject({ secondFactor: ['totp', 'recovery-code'] });

  const { stdout } = await npmRunAdmin(dataDir, 'reset', ADMIN.username);
  const [, token = ''] =
    /^New password, once, within an hour: https:\/\/webdielna\.example\/resetovat-heslo#(\S+)$/m.exec(
      stdout,
    ) ?? [];
  expect(stdout).toContain(token);
  expect(await lost.me()).toBe(401);
  const reset = await visit(url);
  expect((await reset('/api/password/reset', { token, password: NEW_PASSWORD })).status).toBe(200);
  expect((await reset('/api/password/reset', { token, password: ADMIN.password })).status).toBe(400);
  expect((await signIn(ADMIN.password)).status).toBe(401);
  const back = await signIn(NEW_PASSWORD);
  expect([back.status, back.body]).toEqual([200, expect.objectContaining({ isAdmin: true })]);
  expect(await back.me()).toBe(200);

  for (const [args, sentence] of [
    [['reset', 'nikto'], 'No administrator has the username or the proven e-mail nikto.'],
    [[], 'Use: npm run admin -- reset name-or-e-mail'],
  ] as const)
    await expect(npmRunAdmin(dataDir, ...args)).rejects.toMatchObject({ code: 1, stderr: `${sentence}\n` });
});
