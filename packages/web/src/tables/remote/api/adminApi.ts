import { call } from './call.ts';

/** The server's resources for its operator, and for one's own data. */
export const adminApi = {
  enterClub: (password: string) => call('POST /api/club', { body: { password } }),
  sessions: () => call('GET /api/me/sessions'),
  endSession: (session: string) => call('POST /api/me/sessions/:session/end', { params: { session } }),
  personalData: () => call('GET /api/me/data'),
  erase: () => call('DELETE /api/me'),
  enter: (token: string) => call('POST /api/admin/enter', { body: { token } }),
  leave: () => call('POST /api/admin/leave'),
  load: () => call('GET /api/admin/load'),
  tables: (since: number) => call('GET /api/admin/tables', { query: { since: String(since) } }),
  people: (name: string) => call('GET /api/admin/people', { query: { name } }),
  bans: () => call('GET /api/admin/bans'),
  announce: (minutes: number | null) => call('POST /api/admin/notice', { body: { minutes } }),
  resetName: (person: string) => call('POST /api/admin/people/:person/reset-name', { params: { person } }),
  ban: (person: string, days: number | null, address: boolean) =>
    call('POST /api/admin/people/:person/ban', { params: { person }, body: { days, address } }),
  unban: (subject: string) => call('POST /api/admin/unban', { body: { subject } }),
};
