// Who may do what: roles of people, and the environments the product runs in.

export const roles = ['user', 'admin', 'super_admin'] as const;
export type Role = (typeof roles)[number];

export const staffRoles = ['admin', 'super_admin'] as const satisfies readonly Role[];
export type StaffRole = (typeof staffRoles)[number];

export function isStaff(role: Role): role is StaffRole {
  return staffRoles.some((staffRole) => staffRole === role);
}

export const environments = ['local', 'development', 'admin-production', 'production'] as const;
export type Environment = (typeof environments)[number];

export type EnvironmentPolicy = {
  readonly needsBasicAuth: boolean;
  readonly tokenNeededFor: 'nothing' | 'every call' | 'protected calls';
  /** Null: the question does not arise in this environment. */
  readonly isPublic: boolean | null;
  readonly showsUserAuth: boolean | null;
};

export const environmentPolicies = {
  local: {
    needsBasicAuth: false,
    tokenNeededFor: 'nothing',
    isPublic: null,
    showsUserAuth: null,
  },
  development: {
    needsBasicAuth: true,
    tokenNeededFor: 'protected calls',
    isPublic: false,
    showsUserAuth: null,
  },
  'admin-production': {
    needsBasicAuth: false,
    tokenNeededFor: 'every call',
    isPublic: false,
    showsUserAuth: false,
  },
  production: {
    needsBasicAuth: false,
    tokenNeededFor: 'protected calls',
    isPublic: true,
    showsUserAuth: true,
  },
} as const satisfies Record<Environment, EnvironmentPolicy>;
