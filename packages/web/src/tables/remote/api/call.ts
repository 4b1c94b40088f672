import type { ApiRequest, ApiResponse, ApiRoute, WireError } from '@regalia/protocol';
import { noteClub } from './serverStatus.ts';

/** The server said no; `code` says why. */
export class ServerRefusal extends Error {
  readonly code: WireError['code'];

  constructor({ code, message }: WireError) {
    super(message);
    this.name = 'ServerRefusal';
    this.code = code;
  }
}

interface RequestParts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The method and the address of a request to a route such as `GET /api/tables/:table`. */
export function requestLine(route: string, { params = {}, query }: RequestParts): [method: string, url: string] {
  const [method = '', path = ''] = route.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = given.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&');
  return [method, search === '' ? filled : `${filled}?${search}`];
}

type Args<Route extends ApiRoute> =
  Record<never, never> extends ApiRequest<Route> ? [request?: ApiRequest<Route>] : [request: ApiRequest<Route>];

/** Sends a request to the server. Its response has the type of the route's schema, which the server's tests check. */
export async function call<Route extends ApiRoute>(
  route: Route,
  ...[request]: Args<Route>
): Promise<ApiResponse<Route>> {
  const parts: RequestParts = request ?? {};
  const [method, url] = requestLine(route, parts);
  const { body } = parts;
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!(response.headers.get('content-type') ?? '').includes('json')) throw new TypeError('no server answers here');
  if (response.ok) return response.json();
  const refusal = new ServerRefusal(await response.json());
  if (refusal.code === 'club') noteClub();
  throw refusal;
}
