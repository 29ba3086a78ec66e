#!/usr/bin/env bash
# The step of action.yml: the report with annotations in the log, the findings as SARIF, and a summary of the files.
set -uo pipefail

# FATTURA_COMMAND runs another fattura than that of npm, such as one under test.
if [ -n "${FATTURA_COMMAND:-}" ]; then
  IFS=$'\n' read -r -d '' -a fattura <<< "$FATTURA_COMMAND" || true
else
  fattura=(npx --yes "fattura@${FATTURA_INPUT_VERSION:-latest}")
fi

options=()
# An empty input is absent. `--name=value`: a value is never taken for an option.
option() { [ -z "$2" ] || options+=("--$1=$2"); }
flag() { [ "$2" != true ] || options+=("--$1"); }
each() { while IFS= read -r value; do option "$1" "$value"; done; }

option since "${FATTURA_INPUT_SINCE:-}"
option only "${FATTURA_INPUT_ONLY:-}"
option as-of "${FATTURA_INPUT_AS_OF:-}"
option spec "${FATTURA_INPUT_SPEC:-}"
option max-warnings "${FATTURA_INPUT_MAX_WARNINGS:-}"
option config "${FATTURA_INPUT_CONFIG:-}"
option lang "${FATTURA_INPUT_LANG:-}"
flag keep-going "${FATTURA_INPUT_KEEP_GOING:-}"
flag strict-name "${FATTURA_INPUT_STRICT_NAME:-}"
each ignore < <(tr -s ' \n' '\n\n' <<< "${FATTURA_INPUT_IGNORE:-}")
each exclude <<< "${FATTURA_INPUT_EXCLUDE:-}"

# A list without elements is an error of `set -u` in the bash of macOS.
level=()
[ -z "${FATTURA_INPUT_FAIL_ON:-}" ] || level=("--fail-on=${FATTURA_INPUT_FAIL_ON}")

# Patterns are expanded by fattura, as in every shell.
set -f
paths=()
for path in ${FATTURA_INPUT_PATHS:-.}; do paths+=("$path"); done
set +f

"${fattura[@]}" validate ${options[@]+"${options[@]}"} ${level[@]+"${level[@]}"} -- "${paths[@]}"
code=$?
# Wrong usage and errors of fattura itself: there is nothing to report.
[ "$code" -le 1 ] || exit "$code"

# The other forms of the same report; the first call has decided the exit code.
quietly() { GITHUB_ACTIONS='' "${fattura[@]}" validate ${options[@]+"${options[@]}"} --fail-on=never "$@" -- "${paths[@]}" 2> /dev/null; }

sarif=${FATTURA_INPUT_SARIF:-}
if [ -n "$sarif" ] && quietly --format=sarif "--output=$sarif" && [ -n "${GITHUB_OUTPUT:-}" ]; then
  printf 'sarif=%s\n' "$sarif" >> "$GITHUB_OUTPUT"
fi
if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then
  quietly --format=json | node "$(dirname "$0")/summary.cjs" >> "$GITHUB_STEP_SUMMARY"
fi
exit "$code"
