import type {
  AdminBan,
  AdminPerson,
  AdminTable,
  ClubStatus,
  PersonalData,
  ServerLoad,
  SessionInfo,
} from '@regalia/protocol';
import { call } from './api.ts';

/** The server's resources for those who keep it, and for one's own data. */
export const adminApi = {
  enterClub: (password: string) => call<ClubStatus>('/club', 'POST', { password }),
  sessions: () => call<readonly SessionInfo[]>('/me/sessions'),
  endSession: (id: string) => call<unknown>(`/me/sessions/${id}/end`, 'POST', {}),
  ownData: () => call<PersonalData>('/me/data'),
  erase: () => call<unknown>('/me', 'DELETE'),
  enter: (token: string) => call<unknown>('/admin/enter', 'POST', { token }),
  leave: () => call<unknown>('/admin/leave', 'POST', {}),
  load: () => call<ServerLoad>('/admin/load'),
  tables: (since: number) => call<readonly AdminTable[]>(`/admin/tables?since=${since}`),
  people: (name: string) => call<readonly AdminPerson[]>(`/admin/people?name=${encodeURIComponent(name)}`),
  bans: () => call<readonly AdminBan[]>('/admin/bans'),
  announce: (minutes: number | null) => call<unknown>('/admin/notice', 'POST', { minutes }),
  resetName: (person: string) => call<unknown>(`/admin/people/${person}/reset-name`, 'POST', {}),
  ban: (person: string, days: number | null, address: boolean) =>
    call<unknown>(`/admin/people/${person}/ban`, 'POST', { days, address }),
  unban: (subject: string) => call<unknown>('/admin/unban', 'POST', { subject }),
};
