package arbiter.cli;

import picocli.CommandLine.Option;

/** Output for programs. */
final class JsonOption {

    @Option(names = "--json", description = "Write JSON, as described in docs/json.md.")
    private boolean wanted;

    boolean wanted() {
        return wanted;
    }
}
