/** The problems of the service. */

/** The status of each problem. */
export const PROBLEMS = {
  usage: 400,
  parameter: 400,
  body_missing: 400,
  body_unreadable: 400,
  unparsable: 400,
  unauthorized: 401,
  host: 403,
  path: 404,
  method: 405,
  not_acceptable: 406,
  request_timeout: 408,
  too_large: 413,
  content_type: 415,
  content_encoding: 415,
  expectation: 417,
  not_made: 422,
  headers_too_large: 431,
  bug: 500,
  packages: 501,
  overloaded: 503,
  stopping: 503,
  timeout: 504,
} as const;

/** The reasons of `body_unreadable`, in its parameter `reason`. */
export type Unreadable =
  | 'json'
  | 'members'
  | 'both_members'
  | 'base64'
  | 'no_boundary'
  | 'boundary_absent'
  | 'unfinished'
  | 'no_disposition'
  | 'no_file_name'
  | 'same_name';

export type ProblemCode = keyof typeof PROBLEMS;
