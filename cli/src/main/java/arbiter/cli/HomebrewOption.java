package arbiter.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Folders with content of people's own. */
final class HomebrewOption {

    @Option(
            names = "--homebrew",
            paramLabel = "DIR",
            description = "Add the content pack in this folder, or those below it. May be given several times.")
    private List<Path> folders = new ArrayList<>();

    List<Path> folders() {
        return folders;
    }
}
