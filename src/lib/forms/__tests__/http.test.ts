/** @jest-environment node */
import {HttpError, httpErrors} from '../../errors';
import {parseBody, requestOf} from '../http';
import {fieldProblems} from '../submission';

const page = {origin: 'https://a.example.org', cookies: 'a=1; XSRF-TOKEN=to%20ken; b=2'};
const here = new URL('https://a.example.org/forms');
const elsewhere = new URL('https://b.example.org/forms');

const headersOf = (request: RequestInit) => Object.fromEntries(request.headers as Headers);

describe('a request', () => {
  it('uses GET and accepts JSON by default', () => {
    const {method, body, headers} = requestOf(elsewhere, {}, page);
    expect(method).toBe('GET');
    expect(body).toBeUndefined();
    expect(headersOf({headers})).toEqual({accept: 'application/json'});
  });

  it('posts a body as JSON', () => {
    const request = requestOf(elsewhere, {body: {a: [1]}}, page);
    expect(request.method).toBe('POST');
    expect(request.body).toBe('{"a":[1]}');
    expect(headersOf(request)).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
    });
    expect(requestOf(elsewhere, {body: null, method: 'PUT'}, page)).toMatchObject({
      method: 'PUT',
      body: 'null',
    });
  });

  it.each([
    'https://b.example.org/',
    'http://a.example.org/',
    'https://a.example.org:8443/',
    'https://a.example.org.evil.example/',
  ])('does not send it to %s', (address) => {
    const request = requestOf(new URL(address), {body: {}}, page);
    expect(headersOf(request)).not.toHaveProperty('x-xsrf-token');
    expect(request.mode).toBeUndefined();
  });

  it.each([
    ['', undefined],
    ['XSRF-TOKEN=', undefined],
    ['NOT-XSRF-TOKEN=1; XSRF-TOKEN-2=2', undefined],
    ['a=1; XSRF-TOKEN=a=b; c=2', 'a=b'],
    ['a=1;XSRF-TOKEN=x', 'x'],
    ['XSRF-TOKEN=%zz', '%zz'],
  ])('sends back the token of the cookies %j: %j', (cookies, token) => {
    const request = requestOf(here, {}, {...page, cookies});
    expect(headersOf(request)['x-xsrf-token']).toBe(token);
    expect(request.mode).toBe(token && 'same-origin');
  });
});

it.each([
  ['{"a":1}', 'application/json', {a: 1}],
  ['{"a":1}', 'application/json; charset=utf-8', {a: 1}],
  ['{"a":1}', 'application/problem+json', {a: 1}],
  ['{"a":', 'application/json', '{"a":'],
  ['', 'application/json', ''],
  ['{"a":1}', 'text/plain', '{"a":1}'],
  ['<p>', 'text/html', '<p>'],
  ['x', null, 'x'],
])('reads the response %j of type %s as %j', (text, type, body) => {
  expect(parseBody(text, type)).toEqual(body);
});

describe('the receiver’s field errors', () => {
  const problems = {email: 'email.invalid', message: 'message.tooShort'};

  it('exclude values that are not codes', () => {
    const error = new HttpError('ERR_STATUS', 'x', {
      status: 422,
      body: {fields: {email: 'email.invalid', phone: 7}},
    });
    expect(fieldProblems(error)).toEqual({email: 'email.invalid'});
  });

  it('are read from a 422 response', () => {
    expect(fieldProblems(httpErrors.status(422, {ok: false, fields: problems}))).toEqual(problems);
  });

  it.each([
    ['another status', httpErrors.status(400, {fields: problems})],
    ['a page', httpErrors.status(422, '<p>')],
    ['no fields', httpErrors.status(422, {ok: false})],
    ['a list', httpErrors.status(422, {fields: ['email.invalid']})],
    ['null', httpErrors.status(422, null)],
    ['no answer', httpErrors.network()],
    ['another error', new Error('x')],
    ['nothing', undefined],
  ])('are empty for %s', (_what, error) => {
    expect(fieldProblems(error)).toEqual({});
  });
});
