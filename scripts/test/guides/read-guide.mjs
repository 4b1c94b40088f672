import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../build.mjs';

/** @typedef {{ path: string, text: string }} NewFile */
/** @typedef {{ path: string, before: string, after: string }} Edit */
/** @typedef {NewFile | Edit} Block */

const FENCE = /^```(?<kind>\w+)\n(?<body>.*?)^```$/gms;
const FILE_NAME = /^(?:\/\/|<!--) (?<path>\S+\.\w+)(?: -->)?\n/;
/** Shows a manner of writing; no part of what the guide adds. */
const EXAMPLE = /\/example\.tsx?$/;
const DIFF_NAME = /^--- (?<path>\S+)\n/;

/** The code blocks of a page that name a file, in order. A `diff` block edits its file, any other block is its file.
 * @param {string} page
 * @returns {Block[]} */
export function readGuide(page) {
  const text = readFileSync(join(ROOT, 'docs', page), 'utf8');
  /** @type {Block[][]} */
  const blocks = Array.from(text.matchAll(FENCE), ({ groups: { kind = '', body = '' } = {} }) =>
    kind === 'diff' ? editsOf(body) : fileOf(body),
  );
  return blocks.flat();
}

/** @param {string} body
 * @returns {NewFile[]} */
function fileOf(body) {
  const path = FILE_NAME.exec(body)?.groups?.path;
  return path === undefined || EXAMPLE.test(path) ? [] : [{ path, text: body.replace(FILE_NAME, '') }];
}

/** One edit for each hunk; hunks are separated by `@@`.
 * @param {string} body
 * @returns {Edit[]} */
function editsOf(body) {
  const path = DIFF_NAME.exec(body)?.groups?.path ?? '';
  const hunks = body.replace(DIFF_NAME, '').split('@@\n');
  return hunks.map((hunk) => {
    const lines = hunk.split('\n').slice(0, -1);
    const side = (/** @type {string} */ marks) =>
      lines.flatMap((line) => (marks.includes(line.charAt(0)) ? [`${line.slice(1)}\n`] : [])).join('');
    return { path, before: side(' -'), after: side(' +') };
  });
}
