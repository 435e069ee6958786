import {createHash, randomBytes} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Route} from '@playwright/test';
import {filesIn} from '../../src/lib/files';

/*
 * A repository of GitHub, as far as the editor asks for it, whose files are those of a folder
 * (https://docs.github.com/en/graphql/reference/mutations#createcommitonbranch).
 */

const API = 'https://api.github.com/**';

const commitId = () => randomBytes(20).toString('hex');

type Commit = {
  expectedHeadOid: string;
  fileChanges: {additions: Array<{path: string; contents: string}>};
};

/** What GitHub answers to a commit on a branch that has moved. */
const stale = (expected: string) => ({
  data: {createCommitOnBranch: null},
  errors: [
    {
      type: 'STALE_DATA',
      path: ['createCommitOnBranch'],
      message: `Expected branch to point to "${expected}" but it did not. Pull and try again.`,
    },
  ],
});

export class GitHost {
  private head = commitId();

  /** Runs once when a commit arrives, before it is judged. */
  beforeCommit: (() => void) | undefined;

  constructor(private readonly dir: string) {}

  /** A colleague's commit. */
  write(file: string, text: string): void {
    writeFileSync(path.join(this.dir, file), text);
    this.head = commitId();
  }

  /** Answers the requests of the pages of a browser. */
  async serve(context: BrowserContext): Promise<void> {
    await context.route(API, (route) => {
      const headers = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
      const answer = route.request().method() === 'OPTIONS' ? undefined : this.answer(route);
      return answer === undefined
        ? route.fulfill({status: 204, headers})
        : route.fulfill({json: answer, headers});
    });
  }

  private files() {
    return filesIn(this.dir, ['blog', 'i18n', 'src/pages']).map((file) => {
      const data = readFileSync(path.join(this.dir, file));
      const sha = createHash('sha1').update(`blob ${data.length}\0`).update(data).digest('hex');
      return {path: file, type: 'blob', sha, size: data.length, data};
    });
  }

  private answer(route: Route): unknown {
    const {pathname} = new URL(route.request().url());
    if (pathname === '/user') return {id: 1, login: 'marie', name: 'Marie', email: 'm@example.org'};
    if (pathname.includes('/git/trees/')) {
      return {sha: this.head, tree: this.files().map(({data: _, ...file}) => file)};
    }
    if (pathname !== '/graphql') return undefined;
    const {query, variables} = route.request().postDataJSON() as {
      query: string;
      variables: {input?: Commit};
    };
    return variables.input ? this.commit(variables.input) : {data: {repository: this.ask(query)}};
  }

  /** What a query names: the branch, the texts of files, and their last changes. */
  private ask(query: string): Record<string, unknown> {
    const target = {oid: this.head, history: {nodes: [{oid: this.head, message: 'a'}]}};
    const known = new Map(this.files().map(({sha, data}) => [sha, data]));
    const texts = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"/g)].map(
      ([, name = '', sha = '']) => [name, {text: known.get(sha)?.toString('utf8')}] as const,
    );
    const change = {author: {name: 'Paul', user: null}, committedDate: '2025-01-01T00:00:00Z'};
    const changes = [...query.matchAll(/(commit_\d+): ref/g)].map(
      ([, name = '']) => [name, {target: {history: {nodes: [change]}}}] as const,
    );
    return {
      defaultBranchRef: {name: 'main'},
      ref: {target},
      ...Object.fromEntries(texts),
      ...Object.fromEntries(changes),
    };
  }

  private commit({expectedHeadOid, fileChanges: {additions}}: Commit): unknown {
    const {beforeCommit} = this;
    this.beforeCommit = undefined;
    beforeCommit?.();
    if (expectedHeadOid !== this.head) return stale(expectedHeadOid);
    for (const {path: file, contents} of additions) {
      mkdirSync(path.dirname(path.join(this.dir, file)), {recursive: true});
      writeFileSync(path.join(this.dir, file), Buffer.from(contents, 'base64'));
    }
    this.head = commitId();
    const saved = this.files();
    const files = additions.map(
      (each, index) => [`file_${index}`, saved.find((file) => file.path === each.path)] as const,
    );
    const commit = {
      oid: this.head,
      committedDate: new Date().toISOString(),
      ...Object.fromEntries(files.map(([name, file]) => [name, {oid: file?.sha}])),
    };
    return {data: {createCommitOnBranch: {commit}}};
  }
}
